import type { SessionRecord } from '../state/records.types';
import { escape } from '../../shared/pages/escape';
import { formatAmount, layout } from './layout';

/** The card's error, shown above the form. */
export interface CheckoutProblem {
  readonly message: string;
  /** The e-mail that was typed. */
  readonly email: string | null;
}

function lines({ line_items: items, currency, amount_total: total }: SessionRecord): string {
  const rows = items.map(
    ({ name, amount, quantity }) =>
      `<div class="line"><dt>${escape(name)}${quantity > 1 ? ` × ${String(quantity)}` : ''}</dt>
<dd>${escape(formatAmount(amount * quantity, currency))}</dd></div>`,
  );
  return `<dl class="lines">${rows.join('')}
<div class="line line--total"><dt>Total</dt><dd>${escape(formatAmount(total, currency))}</dd></div></dl>`;
}

const FIELDS = `<label class="field">Card number
<input name="number" required inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></label>
<div class="pair">
<label class="field">Expiration date
<input name="expiry" required inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"></label>
<label class="field">Security code
<input name="cvc" required inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"></label>
</div>`;

/** The hosted checkout of a session. */
export function checkoutPage(
  session: SessionRecord,
  problem: CheckoutProblem | null = null,
): string {
  const { cancel_url: back, amount_total: total, currency, mode } = session;
  const label = mode === 'setup' ? 'Save card' : `Pay ${formatAmount(total, currency)}`;
  const email = problem?.email ?? session.customer_email ?? '';
  return layout(
    'checkout',
    'Checkout',
    `<main class="checkout">
<p class="sandbox">Sandbox: no money moves</p>
<section class="checkout__summary" aria-label="Order summary">
${back === null ? '' : `<a class="back" href="${escape(back)}">← Back</a>`}
<h1>${mode === 'setup' ? 'Save a card' : escape(formatAmount(total, currency))}</h1>
${lines(session)}
</section>
<section class="checkout__pay" aria-label="Payment">
<h2>Pay with card</h2>
${problem ? `<p class="problem" role="alert">${escape(problem.message)}</p>` : ''}
<form method="post" class="stack">
<label class="field">Email
<input name="email" type="email" required autocomplete="email" value="${escape(email)}"></label>
${FIELDS}
<button class="button">${escape(label)}</button>
</form>
</section>
</main>`,
  );
}

/** A page with one message, such as that a checkout is over. */
export function messagePage(title: string, text: string): string {
  return layout(
    'message',
    title,
    `<main class="checkout"><p class="sandbox">Sandbox: no money moves</p>
<section class="checkout__summary"><h1>${escape(title)}</h1><p>${escape(text)}</p></section></main>`,
  );
}
