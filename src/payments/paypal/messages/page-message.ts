import type { PayLaterProvider } from '../../../state/extensions/pay-later-provider.types';
import { findBlock } from '../api/button-places';
import { loadSdkParams } from '../api/load-sdk-params';
import { parseMessageStyle } from '../api/message-styles';
import { showMessage } from './show-message';

/** The message of a product page or the cart; see `PayLaterProvider`. Never rejects. */
export const mount: PayLaterProvider['mount'] = async (
  host,
  { location, page, shop, prices, signal },
) => {
  const block = findBlock(page, location, 'message');
  const style = block === undefined ? null : parseMessageStyle(block.styles ?? {}, location);
  if (style === null) return null;
  const sdk = await loadSdkParams(page, shop.baseUrl);
  if (sdk === null || signal.aborted) return null;
  return showMessage(host, { sdk, placement: location, style }, prices, signal);
};
