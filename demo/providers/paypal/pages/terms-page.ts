import { escape } from '../../shared/pages/escape';
import { canSplit, money } from '../frames/pay-later';
import { say, type Phrase } from '../frames/phrases';
import { layout } from './layout';

/** What the terms are about; `amount` is null where the message names none. */
export interface TermsOptions {
  readonly locale: string;
  readonly currency: string;
  readonly amount: number | null;
}

/** The terms of paying later, in a frame over the shop's page. */
export function termsPage({ locale, currency, amount }: TermsOptions): string {
  const t = (phrase: Phrase): string => escape(say(locale, phrase));
  const parts =
    amount === null || !canSplit(amount)
      ? ''
      : `<p class="head">4 × ${escape(money(amount / 4, currency, locale))}</p>`;
  return layout(
    'terms',
    say(locale, 'Buy now, pay later with'),
    locale,
    `<main class="veil"><div class="sheet" role="dialog" aria-modal="true" aria-labelledby="title">
<p class="sandbox">${t('Sandbox: no money moves')}</p>
<h1 id="title" class="sheet__title">${t('Buy now, pay later with')} PayPal</h1>
${parts}
<p>${t('Four payments, every two weeks, without interest. Choose it when you pay with PayPal.')}</p>
<button type="button" class="button" data-close data-first>${t('Close')}</button>
</div></main>`,
  );
}
