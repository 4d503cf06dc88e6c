import { useCallback, useEffect } from 'react';
import { methodChosen, selectWalletReview } from '../../state/wallet-review/wallet-review-slice';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { Button } from '../../ui/Button/Button';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { isMethodUnsaved, methodSelect } from './method-select';

interface ShippingChoiceProps {
  readonly host: HTMLElement;
  /** The server's form. */
  readonly form: HTMLFormElement;
}

/** The form's fields, without files. */
const fieldsOf = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

/** Sends the shipping method that is chosen in the server's form (WREV-03), and again when that has failed. */
export function ShippingChoice({ host, form }: ShippingChoiceProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { isUnsaved, problem, status } = useTillSelector(selectWalletReview);
  const send = useCallback(() => {
    if ((methodSelect(form)?.value ?? '') === '') return;
    dispatch(methodChosen({ url: form.action, fields: fieldsOf(form) }));
  }, [dispatch, form]);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const changed = (event: Event): void => {
      if (event.target !== methodSelect(form)) return;
      // The shop's own script would send it, too.
      event.stopImmediatePropagation();
      send();
    };
    const stop = (event: Event): void => {
      event.preventDefault();
      send();
    };
    host.addEventListener('change', changed, { signal, capture: true });
    // Its button is for browsers without scripts.
    form.addEventListener('submit', stop, { signal });
    if (isMethodUnsaved(form)) send();
    return () => {
      listening.abort();
    };
  }, [host, form, send]);
  if (!isUnsaved || problem === null || status !== 'idle') return null;
  return (
    <Notice
      tone="error"
      action={
        <Button size="s" onClick={send}>
          {t('Try Again')}
        </Button>
      }
    >
      {problem}
    </Notice>
  );
}
