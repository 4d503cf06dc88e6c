import { useEffect, useState } from 'react';
import { selectAccount } from '../../../state/account/account-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { elementAround } from '../page-nodes';
import { SentForm } from '../SentForm';
import { accountKind } from './account-kind';
import { accountNodes, choiceOf } from './account-nodes';
import { addRules, showAll, showFields, type Titles } from './show-fields';

const TITLES: Titles = {
  email: 'Change Email',
  password: 'Change Password',
  both: 'Change Email and Password',
};

/** Follows the two choices of the form (ACCT-01). */
function useChoice(form: HTMLFormElement | null, titles: Titles): void {
  useEffect(() => {
    if (form === null) return undefined;
    const nodes = accountNodes(form);
    const restoreRules = addRules(nodes);
    const show = (): void => {
      showFields(nodes, choiceOf(nodes), titles);
    };
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('change', show, { signal });
    // A reset changes the fields after its event; going back may restore choices without one.
    form.addEventListener('reset', () => setTimeout(show), { signal });
    window.addEventListener('pageshow', show, { signal });
    show();
    return () => {
      listening.abort();
      showAll(nodes);
      restoreRules();
    };
  }, [form, titles]);
}

/** The account's form around the server's own: choices of what to change, rules, and sending without losing anything. */
export function AccountForm() {
  const [root, setRoot] = useState<Element | null>(null);
  const { pages } = useTillSelector(selectAccount);
  const form = elementAround(root)?.querySelector('form') ?? null;
  useChoice(form, pages?.titles ?? TITLES);
  return (
    <div ref={setRoot}>
      {form !== null && <SentForm form={form} kind={accountKind} what="account" />}
    </div>
  );
}
