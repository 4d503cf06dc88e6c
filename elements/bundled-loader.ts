import { captureInit } from '../src/platform/page/capture-init';
import { watchComposing } from '../src/platform/page/composing';
import { autoload } from './autoload/autoloader';

/*
 * `import 'till-elements/loader'`: dist/loader.js. What the script tag does, in an application's own bundle: the
 * application's bundler makes a file of each element, which is loaded when its tag is on the page.
 */

/** Written before this module by the build: what loads each tag's code. */
declare const __TILL_IMPORTS__: Readonly<Record<string, () => Promise<unknown>>>;

// A server that prerenders has no page.
if (typeof document !== 'undefined') {
  captureInit();
  watchComposing();
  window.till ??= [];
  autoload(Object.keys(__TILL_IMPORTS__), async (tag) => {
    await __TILL_IMPORTS__[tag]?.();
  });
}
