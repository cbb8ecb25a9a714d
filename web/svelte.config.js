import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

// Fragments made node by node: drawings are put up sooner than by parsing their text.
export default { preprocess: vitePreprocess(), compilerOptions: { fragments: "tree" } };
