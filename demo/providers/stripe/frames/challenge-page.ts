import { momentOf } from '../browser/api';

/** What a test sets on behalf of the cardholder. */
const PRESSED: Readonly<Record<string, string>> = {
  close: 'close',
  complete: 'complete',
  fail: 'fail',
};

/** Runs the challenge: in a frame it replies to the page around; on its own the form is submitted. */
export async function startChallenge(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const parentOrigin = query.get('parent');
  const form = document.querySelector('form');
  if (!form) return;
  const account = query.get('account') ?? '';
  const key = account === 'demo' ? 'pk_test_demo' : `pk_test_demo_${account}`;
  const moment = await momentOf(location.origin, key, 'challenge-answer');
  const end = async (outcome: string): Promise<void> => {
    if (parentOrigin === null || moment === 'never') return;
    const body = new URLSearchParams({ outcome });
    await fetch(location.href, { method: 'POST', body }).catch(() => null);
    parent.postMessage('challenge-ended', parentOrigin);
    if (moment === 'twice') parent.postMessage('challenge-ended', parentOrigin);
  };
  addEventListener('keydown', ({ key: pressed }) => {
    if (pressed === 'Escape') void end('close');
  });
  form.addEventListener('submit', (event) => {
    if (parentOrigin === null && moment !== 'never') return;
    event.preventDefault();
    const { submitter } = event;
    void end(submitter instanceof HTMLButtonElement ? submitter.value : 'fail');
  });
  // A press before this point would submit the form and leave the page around without a reply.
  for (const button of form.querySelectorAll('button')) button.disabled = false;
  form.querySelector('button')?.focus();
  const pressed = moment === null ? undefined : PRESSED[moment];
  if (pressed !== undefined) form.querySelector<HTMLButtonElement>(`[value=${pressed}]`)?.click();
}
