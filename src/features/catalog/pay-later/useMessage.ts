import { useEffect, useRef, type RefObject } from 'react';
import type { PayLaterPrice } from '../../../domain/payment/total-prices';
import type {
  PayLaterLocation,
  PayLaterMessage,
} from '../../../state/extensions/pay-later-provider.types';
import type { ShowPayLater } from '../../../state/pay-later/pay-later-state';
import { noteShown } from './missing-note';

/** How long a price settles before the message follows it, in milliseconds: a shopper presses "plus" several times. */
const SETTLE_MS = 300;

/** The provider's message of a place in `host`, as long as the view is there; it follows `prices`, the same list until they change. */
export function useMessage(
  host: RefObject<HTMLElement | null>,
  location: PayLaterLocation,
  show: ShowPayLater,
  prices: readonly PayLaterPrice[],
): void {
  const latest = useRef(prices);
  const shown = useRef<PayLaterMessage | null>(null);
  useEffect(() => {
    latest.current = prices;
    const timer = setTimeout(() => shown.current?.update(prices), SETTLE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [prices]);
  useEffect(() => {
    const node = host.current;
    if (node === null) return undefined;
    const removal = new AbortController();
    const { signal } = removal;
    void show(node, { prices: latest.current, signal }).then((message) => {
      if (signal.aborted) return;
      noteShown(location, message !== null);
      shown.current = message;
      // They may have changed meanwhile.
      message?.update(latest.current);
    });
    return () => {
      removal.abort();
      shown.current = null;
      node.replaceChildren();
    };
  }, [host, location, show]);
}
