import type { Hono } from 'hono';

import { currentSettings } from '../domain/settings/visitor';
import type { ShopEnv } from '../domain/shop';

/*
 * A stand-in for the scripts of a stock front end, so that the demo shop can show, and the benchmark measure, how elements
 * load beside them. It does nothing but what such scripts cost: three files in the head block the parser, about 180
 * follow in waves once the page is parsed, as modules of a loader that finds each other's names, and all keep the main
 * thread busy. Sizes and numbers are those of a stock product page.
 */

const FOLDER = '/old-front-end/';

/** Files in the head, which block the parser. */
const HEAD_FILES = 3;
/** Files that follow, and how many of them are known at a time. */
const MODULES = 180;
const WAVE = 30;

/** Compressed sizes in bytes. */
const HEAD_BYTES = 22_000;
const MODULE_BYTES = 3_700;

/** How long each file keeps the main thread busy, in ms on the clock: the same on every machine. */
const HEAD_MS = 90;
const MODULE_MS = 7;

/** Characters of 26 kinds for each byte that is left of them. */
const RAW = 1.7;

/** Text that compression leaves at about this size: characters of a fixed pseudorandom sequence. */
function filler(seed: number, bytes: number): string {
  const codes: number[] = [];
  let state = seed * 7919 + 1;
  for (let place = 0; place < bytes * RAW; place += 1) {
    state = (state * 48_271) % 2_147_483_647;
    codes.push(97 + (state % 26));
  }
  return String.fromCharCode(...codes);
}

const busy = (milliseconds: number): string =>
  `for (const end = performance.now() + ${String(milliseconds)}; performance.now() < end; );`;

/** The script in the head that loads the others, wave after wave, once the page is parsed. */
const LOADER = `
const load = (first) => {
  if (first >= ${String(MODULES)}) return;
  const wave = Array.from({ length: ${String(WAVE)} }, (_, place) =>
    import('${FOLDER}module-' + (first + place) + '.js'));
  void Promise.all(wave).then(() => load(first + ${String(WAVE)}));
};
document.addEventListener('DOMContentLoaded', () => load(0));
`;

function script(kind: string, number: number): string {
  if (kind === 'module') {
    return `${busy(MODULE_MS)}\n//${filler(number + HEAD_FILES, MODULE_BYTES)}\n`;
  }
  const own = number === HEAD_FILES - 1 ? LOADER : '';
  return `${busy(HEAD_MS)}${own}\n//${filler(number, HEAD_BYTES)}\n`;
}

/** The scripts that pages have in their head before everything else, where the visitor's settings say so. */
export const oldFrontEndScripts = (): readonly string[] =>
  currentSettings().oldFrontEnd
    ? Array.from({ length: HEAD_FILES }, (_, number) => `${FOLDER}head-${String(number)}.js`)
    : [];

/** Serves the files of the stand-in; browsers may keep them. */
export function addOldFrontEnd(app: Hono<ShopEnv>): void {
  app.get(`${FOLDER}:file{(?:head|module)-\\d{1,3}\\.js}`, (c) => {
    const [, kind = '', number = ''] = /^(\w+)-(\d+)/.exec(c.req.param('file')) ?? [];
    c.header('Cache-Control', 'public, max-age=86400');
    c.header('Content-Type', 'text/javascript; charset=utf-8');
    return c.body(script(kind, Number(number)));
  });
}
