import { escape } from '../../shared/pages/escape';
import { type Phrase, say } from '../frames/phrases';
import { layout } from './layout';

/** The page on which the cardholder's bank asks, over the shop's page. */
export function challengePage(locale: string): string {
  const t = (phrase: Phrase): string => escape(say(locale, phrase));
  const title = say(locale, 'Confirm the payment with your bank');
  return layout(
    'challenge',
    title,
    locale,
    `<main class="veil"><div class="sheet" role="dialog" aria-modal="true" aria-labelledby="title">
<p class="sandbox">${t('Sandbox: no money moves')}</p>
<h1 id="title" class="question">${escape(title)}</h1>
<form class="stack">
<button class="button" name="outcome" value="confirm">${t('Confirm')}</button>
<button class="button button--quiet" name="outcome" value="refuse">${t('Refuse')}</button>
<button class="link" name="outcome" value="close">${t('Close')}</button>
</form></div></main>`,
  );
}
