import { PARENT } from '../../shared/frames/page-around';
import type { CardAnswer } from '../browser/card-protocol.types';

/** Starts the page on which the cardholder answers the bank. */
export function startChallenge(): void {
  const form = document.querySelector('form');
  const end = (answer: CardAnswer | null): void => {
    parent.postMessage(answer, PARENT);
  };
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const body = new FormData(form, event.submitter);
    void fetch(location.href, { method: 'POST', body })
      .then((response) => response.json() as Promise<CardAnswer | null>)
      .then(end, () => {
        end({ status: 'REFUSED', issue: 'INTERNAL_SERVER_ERROR' });
      });
  });
  form?.querySelector('button')?.focus();
}
