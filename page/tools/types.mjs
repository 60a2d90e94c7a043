// Writes the types of the API from a running server's description of itself: SHOKAI_SERVER=http://localhost:8000 npm run types
// With --check it only says whether they are up to date.
import { readFileSync, writeFileSync } from 'node:fs';
import openapi, { astToString } from 'openapi-typescript';

const FILE = new URL('../src/lib/api.d.ts', import.meta.url);
const server = process.env.SHOKAI_SERVER ?? 'http://localhost:8000';

const told = await (await fetch(`${server}/api/openapi.json`)).json();
// The page needs what is sent, not every way to send it.
const types = astToString(await openapi({ ...told, paths: {} }));
const text = `// Made by \`npm run types\` from the server's OpenAPI document. Not to be edited.\n${types}`;

if (!process.argv.includes('--check')) writeFileSync(FILE, text);
else if (readFileSync(FILE, 'utf-8') !== text) {
  console.error('src/lib/api.d.ts does not fit the server: run `npm run types`.');
  process.exit(1);
}
