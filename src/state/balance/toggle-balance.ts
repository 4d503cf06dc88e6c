import { changeBalance } from '../../api/balance';
import { loadTotals } from '../../api/totals';
import type { Totals } from '../../domain/quote.types';
import type { ApiError } from '../../platform/http/api-error';
import { errorText, outcomeUnknown } from '../../platform/http/error-text';
import { amountDueChanged } from '../quote/quote-slice';
import { restContext, withTotals } from '../quote/request-totals';
import { failureText } from '../session/failure-text';
import type { SerialQueue } from '../shared/serial-queue';
import type { FlowApi, StartListening } from '../shared/store.types';
import { balanceRefused, balanceSettled, balanceToggled, selectBalance } from './balance-slice';

/** Code of the totals line of the store credit (QUOT-06). */
const SEGMENT = 'customerbalance';

const isSubtracted = ({ segments }: Totals): boolean =>
  segments.some(({ code, value }) => code === SEGMENT && value !== null && value !== 0);

/** The outcome of a call; if its response was lost, it is derived from the reloaded totals. */
function isDone(error: ApiError | null, totals: Totals | null, isUsed: boolean): boolean {
  if (error === null) return true;
  return totals !== null && outcomeUnknown(error) && isSubtracted(totals) === isUsed;
}

/** Sends the state of the checkbox to the shop. The totals are the server's, and change once (BAL-01, BAL-02). */
async function carryOut(api: FlowApi): Promise<void> {
  const { isChecked, isApplied } = selectBalance(api.getState());
  const context = restContext(api.getState());
  if (isChecked === isApplied) {
    api.dispatch(balanceSettled(isApplied));
    return;
  }
  if (context === null) {
    api.dispatch(balanceRefused(errorText({ kind: 'malformed', status: 0 })));
    return;
  }
  const call: { error: ApiError | null } = { error: null };
  // The totals shown are stale from the press on, so an order waits for the new ones.
  const totals = await withTotals(
    api,
    async () => {
      const written = await changeBalance(context, isChecked);
      if (!written.ok) call.error = written.error;
      return loadTotals(context);
    },
    (loaded) => loaded,
  );
  if (isDone(call.error, totals.ok ? totals.value : null, isChecked)) {
    api.dispatch(balanceSettled(isChecked));
    api.dispatch(amountDueChanged());
    return;
  }
  if (call.error !== null) api.dispatch(balanceRefused(failureText(api, call.error)));
}

/** Uses the store credit and stops using it. Presses in a row are carried out in order, and the last one counts. */
export function startToggleBalance(startListening: StartListening, queue: SerialQueue): void {
  startListening({
    actionCreator: balanceToggled,
    effect: async (_action, api) => {
      await queue('balance', () => carryOut(api));
    },
  });
}
