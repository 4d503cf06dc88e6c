import { captureInit } from '../src/platform/page/capture-init';
import { watchComposing } from '../src/platform/page/composing';
import { autoload } from './autoload/autoloader';

/*
 * `import 'till-elements/loader'`: dist/loader.js. The script tag's loader for an application's own bundle: the bundler
 * splits each element into a file, which is loaded when its tag is on the page.
 */

/** Defined by the build, which prepends it to this module: the function that loads each tag's code. */
declare const __TILL_IMPORTS__: Readonly<Record<string, () => Promise<unknown>>>;

// There is no document during server rendering.
if (typeof document !== 'undefined') {
  captureInit();
  watchComposing();
  window.till ??= [];
  autoload(Object.keys(__TILL_IMPORTS__), async (tag) => {
    await __TILL_IMPORTS__[tag]?.();
  });
}
