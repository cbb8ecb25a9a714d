import { mount } from "svelte";
import App from "./App.svelte";
import { tableIn } from "./lib/address";
import { enter } from "./lib/enter";
import { applySettings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

applySettings(); // the theme before anything is drawn

// A table is opened while the words are still on their way; one that comes soon is drawn at once, with nothing before it.
const table = tableIn(location.pathname);
const soon = table ? Promise.race([enter(table).ready, new Promise((wake) => setTimeout(wake, 400))]) : Promise.resolve();
soon.catch(() => undefined).then(() => mount(App, { target: document.getElementById("app")! }));
