import { mount } from "svelte";
import App from "./App.svelte";
import { enter } from "./lib/enter";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

// A table is opened while the words are still on their way.
const table = /^\/t\/([\w-]+)$/.exec(location.pathname)?.[1];
if (table) enter(table);

mount(App, { target: document.getElementById("app")! });
