import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./lib/enter";
import { applySettings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

applySettings(); // the theme before anything is drawn

// A table is opened while the words are still on their way.
const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
if (table) enter(table);

mount(App, { target: document.getElementById("app")! });
