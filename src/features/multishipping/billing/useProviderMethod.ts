import { useCallback, useEffect, useRef, useState } from 'react';
import type { MethodForm } from '../../../state/multishipping/method-form';
import { methodsWithForm } from '../../../state/multishipping/order-providers';
import { useT } from '../../../ui/i18n';
import { chosenMethod } from './method-choice';

/** A way to pay whose form is a provider's. */
interface Shown {
  readonly method: string;
  readonly provider: string;
  readonly place: Element;
}

/** Finds out whether a provider has the form of the chosen way to pay; what is shown stays, so that nothing typed is lost. */
function useShown(form: HTMLFormElement): Shown | null {
  const [shown, setShown] = useState<Shown | null>(null);
  useEffect(() => {
    let methods: ReadonlyMap<string, string> = new Map();
    const look = (): void => {
      const chosen = chosenMethod(form);
      const provider = methods.get(chosen?.code ?? '');
      if (chosen?.details == null || provider === undefined) return;
      const { code: method, details: place } = chosen;
      setShown((before) => (before?.place === place ? before : { method, provider, place }));
    };
    const listening = new AbortController();
    const { signal } = listening;
    void methodsWithForm().then(
      (found) => {
        methods = found;
        if (!signal.aborted) look();
      },
      // Its code is missing: the page works as without it, and the shop asks for a way to pay.
      () => undefined,
    );
    form.addEventListener('change', look, { signal });
    window.addEventListener('pageshow', look, { signal });
    return () => {
      listening.abort();
    };
  }, [form]);
  return shown;
}

/** A provider's form among the ways to pay, and what it makes of the press on the page's button. */
export function useProviderMethod(form: HTMLFormElement) {
  const t = useT();
  const shown = useShown(form);
  const current = useRef<MethodForm | null>(null);
  const isBusy = useRef(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const onForm = useCallback((now: MethodForm | null) => {
    current.current = now;
  }, []);
  const clear = useCallback(() => {
    setProblem(null);
  }, []);
  /** Saves what was typed, once; returns whether the page's form may be sent. */
  const save = async (): Promise<boolean> => {
    if (isBusy.current) return false;
    isBusy.current = true;
    setSaving(true);
    setProblem(null);
    const own = current.current;
    const reason = own === null ? t('The payment form is not ready yet.') : await own.save();
    isBusy.current = false;
    setSaving(false);
    setProblem(reason);
    return reason === null;
  };
  const isChosen = (): boolean => shown !== null && chosenMethod(form)?.code === shown.method;
  return { shown, onForm, isChosen, save, clear, isSaving, problem };
}
