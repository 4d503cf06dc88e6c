import type { PaymentIntentRecord, SetupIntentRecord } from '../state/records.types';
import { escape } from '../../shared/pages/escape';
import { formatAmount, layout } from './layout';

/**
 * The page on which the cardholder approves or fails the payment. In a frame its script replies,
 * and its buttons wait for the script; on its own its form is submitted.
 */
export function challengePage(
  intent: PaymentIntentRecord | SetupIntentRecord,
  isInFrame: boolean,
): string {
  const disabled = isInFrame ? ' disabled' : '';
  const subject =
    intent.object === 'payment_intent'
      ? `Confirm the payment of <strong>${escape(formatAmount(intent.amount, intent.currency))}</strong> with your bank.`
      : 'Confirm with your bank that this card may be saved.';
  return layout(
    'challenge',
    '3D Secure 2 test page',
    `<div class="veil">
<div class="sheet sheet--narrow" role="dialog" aria-modal="true" aria-labelledby="title">
<p class="sandbox">Sandbox: no money moves</p>
<form method="post" class="stack">
<h1 id="title">3D Secure authentication</h1>
<p>${subject}</p>
<button class="button" name="outcome" value="complete"${disabled}>Complete</button>
<button class="button button--quiet" name="outcome" value="fail"${disabled}>Fail</button>
<button class="button button--quiet" name="outcome" value="close"${disabled}>Close</button>
</form>
</div>
</div>`,
  );
}
