import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// Where `npm run dev` finds a running server: SHOKAI_SERVER=http://localhost:8000.
const server = process.env.SHOKAI_SERVER ?? 'http://localhost:8000';

/** Font packages offer every file twice, for browsers that died before ours were born. */
const onlyModernFonts: Plugin = {
  name: 'only-modern-fonts',
  enforce: 'pre',
  transform(code, id) {
    if (!id.includes('@fontsource') || !id.includes('.css')) return null;
    return code.replace(/,\s*url\([^)]*\.woff\)\s*format\('woff'\)/g, '');
  },
};

/** Packs every text once, here, so that the server never has to: it sends `x.js.gz` to whoever can read it. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }) {
    for (const name of readdirSync(dir!, { recursive: true, encoding: 'utf-8' })) {
      if (!/\.(js|css|svg|html|webmanifest)$/.test(name)) continue;
      const file = join(dir!, name);
      writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), { level: 9 }));
    }
  },
};

export default defineConfig({
  plugins: [onlyModernFonts, svelte(), packed],
  base: '/',
  server: {
    proxy: { '/api': { target: server, ws: true } },
    // The texts are shared with the Python package and lie outside this folder.
    fs: { allow: ['..'] },
  },
  build: {
    outDir: '../src/shokai/page',
    emptyOutDir: true,
    // Only index.html is built: nothing of fixtures/ is part of the page.
    target: 'es2023',
    // The content security policy allows no data: addresses, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    reportCompressedSize: false,
  },
  test: { environment: 'node', include: ['src/**/*.test.ts'] },
});
