import { t } from '../../platform/i18n/i18n';
import { errorText } from '../../platform/http/error-text';
import { fail, type Result } from '../../platform/result';
import type { WalletChange } from '../extensions/wallet-provider.types';
import type { RunState } from './express-run';
import { expressRejected } from './express-slice';
import { providerCall } from './provider-call';

/** The sheet needs a moment to take over a new total, in milliseconds (EXPR-11). */
const SETTLE_MS = 1000;

const NO_RATES = 'Sorry, no quotes are available for this order at this time';

const isOver = (run: RunState): boolean => run.isCancelled || run.isBroken;

function reject(run: RunState, message: string): null {
  // What was given up has no text.
  if (!isOver(run) && message !== '') run.page.store.dispatch(expressRejected(message));
  return null;
}

/**
 * The shopper changed something in the sheet: asks the shop after the changes before it, passes the new total to the
 * provider and waits until the sheet has it (EXPR-04, EXPR-05). Null rejects the change.
 */
export const changeSheet = <Answer>(
  run: RunState,
  request: () => Promise<Result<WalletChange<Answer>>>,
): Promise<Answer | null> =>
  run.enqueue(async () => {
    if (isOver(run)) return null;
    const response = await providerCall(request, fail({ kind: 'network' } as const));
    if (isOver(run)) return null;
    if (!response.ok) return reject(run, errorText(response.error));
    const { isDeliverable, total, answer, onShown } = response.value;
    if (!isDeliverable) return reject(run, t(NO_RATES));
    if (total !== null) {
      try {
        await run.press.sheet.updateTotal(total);
      } catch {
        return reject(run, t('Something went wrong with your request. Please try again later.'));
      }
      await run.page.delay(SETTLE_MS);
      if (isOver(run)) return null;
      run.total = total;
    }
    onShown?.();
    return answer;
  });
