import { captureInit } from '../src/platform/page/capture-init';
import { watchComposing } from '../src/platform/page/composing';
import { Autoloader } from './autoload/autoloader';
import { ownScript } from './autoload/base-url';
import type { Chunks } from './autoload/load-tag';

/*
 * The script tag: dist/till.js. Runs as a classic script (also with `defer` or `async`) and as a module, without React,
 * and loads the code of the tags on the page. It must never break the page.
 */

/** Replaced by the build. */
declare const __TILL_CHUNKS__: Chunks;
declare const __TILL_PRELOAD__: readonly string[];

const PRESENT = Symbol.for('till.loader');

function start(): void {
  const page = globalThis as unknown as Record<symbol, unknown>;
  if (page[PRESENT] === true) return;
  page[PRESENT] = true;
  const script = ownScript();
  captureInit();
  watchComposing();
  window.till ??= [];
  if (script === null) {
    throw new Error(
      'Till cannot find its script tag, and so not its files. Mark the tag: <script data-till src="...">.',
    );
  }
  new Autoloader({
    chunks: __TILL_CHUNKS__,
    preload: __TILL_PRELOAD__,
    base: script.src,
    nonce: script.nonce,
  }).start();
}

try {
  start();
} catch (error) {
  console.error('[till] The elements could not start.', error);
}
