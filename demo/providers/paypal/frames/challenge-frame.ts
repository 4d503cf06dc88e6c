import { tellPage } from '../../shared/frames/page-around';
import { trapFocus } from '../../shared/frames/trap-focus';
import type { FromChallenge } from '../browser/google-pay/protocol.types';

const tell = (message: FromChallenge): void => {
  tellPage(message);
};

/** Starts the bank's question: Escape refuses. */
export function startPayerAction(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-answer]')) {
    button.addEventListener('click', () => {
      tell({ type: 'answer', answer: button.dataset.answer === 'NO' ? 'NO' : 'POSSIBLE' });
    });
  }
  trapFocus(document.body, () => {
    tell({ type: 'answer', answer: 'NO' });
  });
  document.querySelector<HTMLElement>('[data-first]')?.focus();
  tell({ type: 'hello' });
}
