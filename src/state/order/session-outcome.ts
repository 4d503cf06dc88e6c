import { loadSections, parseCartSection } from '../../api/sections';
import { fail, ok, type Result } from '../../platform/result';
import { outcomeOfLines, type OrderOutcome } from './order-outcome';

/**
 * The outcome for the cart of the session, whose id the page does not know: it is open while its section contains a line
 * that was ordered. `loadUrl` is that of the private data; `pieces` is how many were ordered, where that is known.
 */
export async function loadSessionOutcome(
  loadUrl: string,
  itemIds: readonly number[],
  pieces = 0,
): Promise<Result<OrderOutcome>> {
  const result = await loadSections({ loadUrl, names: ['cart'], newTimestamp: false });
  if (!result.ok) return result;
  const cart = parseCartSection(result.value.cart);
  if (cart === null) return fail({ kind: 'malformed', status: 200 });
  const present = cart.lines.map(({ itemId }) => Number(itemId));
  const outcome = outcomeOfLines(itemIds, present);
  const left = cart.lines.reduce((sum, { qty }) => sum + qty, 0);
  return ok(outcome === 'open' && left < pieces ? 'part' : outcome);
}
