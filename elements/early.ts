import { messageText } from '../src/platform/console';
import { captureInit } from '../src/platform/page/capture-init';
import { idleWidgets } from '../src/platform/page/idle-widgets';
import { replacedWidgets } from './early/replaced-widgets';

/*
 * The collector: dist/till-early.js. A blocking script in the head, before all others, that saves the configuration of
 * the page's widgets, so that the loader may run at any later time, and keeps those from starting that the elements of the
 * page replace. It must never break the page.
 */

try {
  // There is no document during server rendering.
  if (typeof document !== 'undefined') {
    captureInit();
    idleWidgets(replacedWidgets);
  }
} catch (error) {
  console.error(messageText(5, 'The configuration of this page could not be saved.'), error);
}
