import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

const out = fileURLToPath(new URL("../src/rondel/server/static", import.meta.url));
const server = process.env.RONDEL_SERVER ?? "http://127.0.0.1:8000";

/** Writes .gz and .br beside every text file, so that the server need not compress. */
function precompress(): Plugin {
  const walk = (folder: string): string[] =>
    readdirSync(folder).flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? walk(path) : [path];
    });
  return {
    name: "precompress",
    apply: "build",
    closeBundle() {
      for (const path of walk(out)) {
        if (!/\.(js|css|html|svg|json|ftl)$/.test(path)) continue;
        const data = readFileSync(path);
        writeFileSync(`${path}.gz`, gzipSync(data, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
        writeFileSync(`${path}.br`, brotliCompressSync(data, { params }));
      }
    },
  };
}

export default defineConfig({
  plugins: [svelte(), precompress()],
  build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", cssTarget: ["chrome111", "firefox113", "safari16.4"], modulePreload: { polyfill: false } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
