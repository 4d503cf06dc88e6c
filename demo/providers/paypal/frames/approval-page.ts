import { momentAt } from '../../shared/browser/moment';
import type { FromWindow } from '../browser/protocol.types';

const clientId = new URLSearchParams(location.search).get('client-id') ?? '';

/** Tells the button that opened this window; the shop's page may be gone. */
function tell(message: FromWindow): void {
  const opener = window.opener as Window | null;
  opener?.postMessage(message, location.origin);
}

function end(message: FromWindow): void {
  tell(message);
  window.close();
}

async function approve(form: HTMLFormElement): Promise<void> {
  const response = await fetch(location.href, { method: 'POST', body: new FormData(form) }).catch(
    () => null,
  );
  const payer: unknown = await response?.json().catch(() => null);
  if (response?.ok !== true || typeof payer !== 'object' || payer === null || !('id' in payer)) {
    end({ type: 'failed', message: 'The order could not be approved' });
    return;
  }
  const approved: FromWindow = { type: 'approved', payerId: String(payer.id) };
  const moment = await momentAt(location.origin, { 'client-id': clientId }, 'approval');
  if (moment === 'never') return;
  if (moment === 'twice') tell(approved);
  end(approved);
}

/** Starts the window in which the payer approves. */
export function startApproval(): void {
  const form = document.querySelector('form');
  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    for (const button of form.querySelectorAll('button')) button.disabled = true;
    void approve(form);
  });
  document.querySelector('[data-cancel]')?.addEventListener('click', () => {
    end({ type: 'cancelled' });
  });
  // Without an order to approve the button hears so at once, and the payer closes the window.
  if (!form) tell({ type: 'failed', message: 'The order cannot be approved' });
  document.querySelector<HTMLElement>('[data-first]')?.focus();
}
