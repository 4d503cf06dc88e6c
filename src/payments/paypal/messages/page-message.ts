import { configsOf } from '../../../api/page-config/config-values';
import type { PageSource } from '../../../platform/page/page-source';
import type { JsonRecord } from '../../../platform/record';
import type {
  PayLaterLocation,
  PayLaterProvider,
} from '../../../state/extensions/pay-later-provider.types';
import { loadSdkParams } from '../api/load-sdk-params';
import { parseMessageStyle } from '../api/message-styles';
import { showMessage } from './show-message';

/**
 * The block of the message (`config-shapes.md` §5), unparsed; undefined where the page has none. That of the mini cart has the
 * component of the cart, and a container of its own.
 */
const findMessage = ({ init }: PageSource, location: PayLaterLocation): JsonRecord | undefined =>
  configsOf(init, `Magento_PaymentServicesPaypal/js/view/payment/message-${location}`).find(
    ({ renderContainer }) => !String(renderContainer).includes('minicart'),
  );

/** The message of a product page or the cart; see `PayLaterProvider`. Never rejects. */
export const mount: PayLaterProvider['mount'] = async (
  host,
  { location, page, shop, prices, signal },
) => {
  const block = findMessage(page, location);
  const style = block === undefined ? null : parseMessageStyle(block.styles ?? {}, location);
  if (style === null) return null;
  const sdk = await loadSdkParams(page, shop.baseUrl);
  if (sdk === null || signal.aborted) return null;
  return showMessage(host, { sdk, placement: location, style }, prices, signal);
};
