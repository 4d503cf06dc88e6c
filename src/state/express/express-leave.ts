import { errorText } from '../../platform/http/error-text';
import { holdCart } from '../../platform/http/cart-hold';
import { t } from '../../platform/i18n/i18n';
import { navigate, reloadPage, sameOrigin } from '../../platform/navigate';
import { fail } from '../../platform/result';
import type { HandOver } from '../extensions/wallet-provider.types';
import { onceAtATime } from '../order/once-at-a-time';
import { openElsewhere } from '../order/open-elsewhere';
import { sectionsInvalidated } from '../sections/sections-slice';
import type { RunState } from './express-run';
import { expressFailed } from './express-slice';
import { providerCall } from './provider-call';

/** How long the next page may take, in milliseconds. This one is reloaded then, since nothing else uncovers it. */
const LEAVE_MS = 60_000;

function refuse({ page }: RunState, message: string): false {
  page.store.dispatch(expressFailed(message));
  return false;
}

/**
 * Hands an approved purchase to the shop and opens the page where the order is reviewed and placed. Not while another order
 * of this browser is open; the cart of all tabs is held meanwhile, so that the shop takes over what was approved. Nothing is
 * charged here, so a lost response is a failure, and the shopper may begin again.
 */
export async function leaveForReview(run: RunState, handOver: HandOver): Promise<boolean> {
  const ends: boolean[] = [];
  await onceAtATime(run.page.store, async () => {
    ends.push(await run.enqueue(() => leave(run, handOver)));
  });
  return ends[0] ?? refuse(run, t('An order is being placed already.'));
}

async function leave(run: RunState, handOver: HandOver): Promise<boolean> {
  const { page } = run;
  // The shopper was told why the product was not added.
  if (run.isBroken) return false;
  const hold = await holdCart();
  try {
    const reason = openElsewhere(page.now());
    if (reason !== null) return refuse(run, reason);
    const response = await providerCall(handOver, fail({ kind: 'network' } as const));
    if (!response.ok) return refuse(run, errorText(response.error));
    const { page: url } = response.value;
    if (url.trim() === '' || !sameOrigin(url))
      return refuse(run, errorText({ kind: 'malformed', status: 200 }));
    page.store.dispatch(sectionsInvalidated({ names: ['cart'], reload: false }));
    navigate(url);
    setTimeout(reloadPage, LEAVE_MS);
    return true;
  } finally {
    hold.release();
  }
}
