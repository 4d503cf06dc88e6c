import { loadDictionary } from '../src/platform/i18n/i18n';
import { themeDictionary } from '../src/platform/page/page-source';
import { AdminFormElement, TAG } from './admin/form-element';

/*
 * dist/till-admin.js: the elements of the administration, in one file that no page of the shop loads
 * (docs/administration.md). A blocking script in the head, before all others: it takes the place of a form when the page is
 * parsed, before the stock front end looks for what it has to start.
 */

function start(): void {
  const dictionary = themeDictionary(globalThis);
  if (dictionary !== null) void loadDictionary(dictionary);
  if (customElements.get(TAG) === undefined) customElements.define(TAG, AdminFormElement);
}

// A server that imports the file has nothing to start.
if (typeof document !== 'undefined') {
  if (document.readyState === 'loading') {
    document.addEventListener('readystatechange', start, { once: true });
  } else {
    start();
  }
}
