import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { build, defineConfig, type Plugin, type Rollup } from "vite";

type Chunk = Rollup.OutputChunk;

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

/** Puts the house's icons into the page, so that they are read while the code is still on its way. */
function icons(): Plugin {
  const sprite = readFileSync(new URL("src/assets/icons.svg", import.meta.url), "utf-8");
  return { name: "icons", transformIndexHtml: (page) => page.replace("<!-- icons -->", () => sprite) };
}

/** Words that are needed together come in one file: those of every screen, and those of one game. */
function together(id: string): string | undefined {
  const found = /locale\/(..)\/([\w-]+)\.ftl/.exec(id) ?? /games\/([\w-]+)\/locale\/(..)\.ftl/.exec(id) ?? /src\/locale\/(..)\.ftl/.exec(id);
  if (!found) return undefined;
  const [language, game] = found[1]!.length === 2 ? [found[1], found[2] ?? "common"] : [found[2], found[1]];
  return `words-${game}-${language}`;
}

/** Parses texts, so that the browser need not. */
function fluent(): Plugin {
  return {
    name: "fluent",
    transform(source, id) {
      if (!id.endsWith(".ftl")) return null;
      const parsed = JSON.stringify({ body: new FluentResource(source).body });
      return { code: `export default JSON.parse(${JSON.stringify(parsed)});`, map: null };
    },
  };
}

/** Puts a small script first, which asks for the table while everything else is on its way. */
function early(): Plugin {
  return {
    name: "early",
    apply: "build",
    async buildStart() {
      const entry = fileURLToPath(new URL("src/early.ts", import.meta.url));
      const lib = { entry, formats: ["iife" as const], name: "rondelEarly" };
      const built = await build({ configFile: false, logLevel: "error", build: { lib, write: false, target: "es2022" } });
      const [file] = (built as Rollup.RollupOutput[])[0]!.output;
      this.emitFile({ type: "asset", name: EARLY, source: file.code });
    },
    transformIndexHtml: {
      order: "post",
      handler: (_, context) => [{ tag: "script", attrs: { src: `/${earlyFile(context.bundle!)}` }, injectTo: "head-prepend" }],
    },
  };
}

const EARLY = "early.js";
const earlyFile = (bundle: Rollup.OutputBundle): string =>
  Object.values(bundle).find((file) => file.type === "asset" && file.names.includes(EARLY))!.fileName;

/** Writes which files a table needs, by game and language, so that the server can announce them. */
function announce(): Plugin {
  return {
    name: "announce",
    apply: "build",
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const words: Record<string, string> = {};
      const games: Record<string, string[]> = {};
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      /** A chunk with all that must be there before it runs. */
      const whole = (chunk: Chunk, found = new Set<string>()): string[] => {
        if (!found.has(chunk.fileName)) {
          found.add(chunk.fileName);
          chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
          chunk.imports.forEach((file) => named.has(file) && whole(named.get(file)!, found));
        }
        return [...found];
      };
      const first = chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => whole(chunk));
      for (const chunk of chunks) {
        const spoken = /^words-(.+)$/.exec(chunk.name)?.[1];
        if (spoken) words[spoken] = chunk.fileName;
        const game = /games\/([\w-]+)\/index\.ts$/.exec(chunk.facadeModuleId ?? "")?.[1];
        if (game) games[game] = whole(chunk).filter((file) => !first.includes(file));
      }
      this.emitFile({ type: "asset", fileName: "announce.json", source: JSON.stringify({ early: earlyFile(bundle), first, words, games }) });
    },
  };
}

export default defineConfig({
  plugins: [svelte(), icons(), fluent(), early(), announce(), precompress()],
  build: { outDir: out, emptyOutDir: true, assetsInlineLimit: 0, target: "es2022", cssTarget: ["chrome111", "firefox113", "safari16.4"], modulePreload: { polyfill: false }, rollupOptions: { output: { manualChunks: together } } },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
