import { loadListing } from '../../api/listing';
import { configsOf } from '../../api/page-config/config-values';
import { parseToolbar } from '../../api/page-config/toolbar';
import { formKey } from '../../platform/form-key';
import { errorText, hasNoResponse } from '../../platform/http/error-text';
import { navigate, postAndLeave, sameOrigin } from '../../platform/navigate';
import { initElementsOf } from '../../platform/page/capture-init';
import { readInit } from '../../platform/page/page-source';
import type { Services } from '../shared/services';
import type { StartListening, TillStore } from '../shared/store.types';
import {
  listingFailed,
  listingReceived,
  listingWanted,
  selectListing,
  toolbarRead,
} from './listing-slice';

/**
 * Goes to the listing that the shopper chose (LIST-08, LIST-10). A page that swaps its list fetches it, the latest choice
 * winning; any response but the expected page is left to the browser. Without a response the page stays and says so.
 */
export function startLoadListing(
  startListening: StartListening,
  services: Services,
  store: TillStore,
): void {
  startListening({
    actionCreator: listingWanted,
    effect: async ({ payload: { url, fields, isTraversal = false } }, api) => {
      api.cancelActiveListeners();
      const { isSwapped } = selectListing(api.getState());
      if (fields !== null) {
        postAndLeave(url, { ...fields, form_key: formKey() });
        return;
      }
      if (!isSwapped || !sameOrigin(url)) {
        navigate(url);
        return;
      }
      const result = await loadListing(url, { signal: api.signal });
      if (result.ok) {
        await readPage(result.value, services, store);
        if (!api.signal.aborted) {
          api.dispatch(listingReceived({ url, page: result.value, isTraversal }));
        }
      } else if (result.error.kind === 'cancelled') return;
      else if (hasNoResponse(result.error) && !isTraversal) {
        api.dispatch(listingFailed(errorText(result.error)));
      } else navigate(url);
    },
  });
}

/** Reads the toolbar and product configuration of a fetched page before its nodes are moved. */
async function readPage(page: Document, services: Services, store: TillStore): Promise<void> {
  const source = services.page();
  if (source === null) return;
  const init = readInit(initElementsOf(page));
  store.dispatch(toolbarRead(parseToolbar({ init })));
  const hasSwatches = configsOf(init, 'Magento_Swatches/js/swatch-renderer').length > 0;
  if (!hasSwatches && page.querySelector('till-product-list till-price') === null) return;
  const { readProducts } = await import('./read-products');
  readProducts({ ...source, init }, page, store);
}
