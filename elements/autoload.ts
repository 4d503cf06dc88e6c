import { messageText } from '../src/platform/console';
import { captureInit } from '../src/platform/page/capture-init';
import { LOADER } from '../src/platform/page/idle-widgets';
import { watchComposing } from '../src/platform/page/composing';
import { autoload } from './autoload/autoloader';
import { ownScript } from './autoload/base-url';
import { readChunkTable } from './autoload/chunk-table';
import { tagLoader } from './autoload/load-tag';

/*
 * The script tag: dist/till.js. Runs as a classic script (also with `defer` or `async`) and as a module, without React,
 * and loads the code of the tags on the page. It must never break the page.
 */

/** Replaced by the build. */
declare const __TILL_CHUNKS__: string;

function start(): void {
  const page = globalThis as unknown as Record<symbol, unknown>;
  if (page[LOADER]) return;
  page[LOADER] = true;
  const script = ownScript();
  captureInit();
  watchComposing();
  window.till ??= [];
  if (script === null) {
    throw new Error('Add data-till.');
  }
  const { src: base, nonce } = script;
  const chunks = readChunkTable(__TILL_CHUNKS__);
  autoload(Object.keys(chunks), tagLoader({ chunks, base, nonce }));
}

try {
  // There is no document during server rendering.
  if (typeof document !== 'undefined') start();
} catch (error) {
  console.error(messageText(1, 'Till did not load.'), error);
}
