import { captureInit } from '../src/platform/page/capture-init';

/*
 * The collector: dist/till-early.js. A blocking script in the head, before all others, that keeps what the page configures
 * its widgets with, so that it does not matter when the loader comes. It must not disturb the page, whatever happens.
 */

try {
  captureInit();
} catch (error) {
  console.error('[till] The configuration of this page could not be kept.', error);
}
