/// <reference types="svelte" />
/// <reference types="vite/client" />

interface Window {
  /** What the small first script gives; it is there only where the client was built. */
  rondelEarly?: typeof import("./early");
}
