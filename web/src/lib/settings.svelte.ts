/** What a person set in this browser. */

export type Theme = "system" | "light" | "dark";
export type Confirm = "all" | "irreversible";
export type Motion = "full" | "short" | "none";

interface Settings {
  language: string;
  theme: Theme;
  textSize: number;
  confirm: Confirm;
  motion: Motion;
  /** A tone when it is one's turn, and small ones for every move. */
  sound: boolean;
  effects: boolean;
  /** Patterns of the players drawn stronger. */
  patterns: boolean;
  /** A message of the system when it is one's turn and the page is not seen. */
  notify: boolean;
  name: string;
}

const STORE = "rondel.settings";
export const LANGUAGES = ["en", "ru", "pl"] as const;

function initial(): Settings {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  const language = wanted.find((tag) => (LANGUAGES as readonly string[]).includes(tag)) ?? "en";
  const base: Settings = {
    language,
    theme: "system",
    textSize: 100,
    confirm: "irreversible",
    motion: "full",
    sound: false,
    effects: false,
    patterns: false,
    notify: false,
    name: "",
  };
  try {
    return { ...base, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Settings>) };
  } catch {
    return base;
  }
}

export const settings = $state(initial());

export function applySettings(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.dataset.patterns = settings.patterns ? "strong" : "";
  root.lang = settings.language;
  root.style.setProperty("--text", String(settings.textSize / 100));
  localStorage.setItem(STORE, JSON.stringify(settings));
}

export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function toggleTheme(): void {
  settings.theme = isDark() ? "light" : "dark";
}
