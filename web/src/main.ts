import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/pages.css";
import "./styles/table.css";

// What a table needs is fetched while the words are still on their way.
if (location.pathname.startsWith("/t/")) void import("./screens/Table.svelte");

mount(App, { target: document.getElementById("app")! });
