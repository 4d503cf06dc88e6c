import { useState } from 'react';
import { checkQuantity } from '../../domain/quantity';
import { pageLocale } from '../../platform/page/page-locale';

interface Quantity {
  readonly value: number;
  readonly onChange: (qty: number) => void;
  readonly pending: number | null;
  readonly onType: ((typed: number | 'invalid' | null) => void) | undefined;
}

/** What is typed into a stepper, and what becomes of it: sent, reset on blur, or kept with an error. */
export function useQuantityDraft(
  { value, onChange, pending, onType }: Quantity,
  { min, max }: { readonly min: number; readonly max: number },
) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (pending === null ? null : String(pending));
  const checkOf = (typed: string) =>
    checkQuantity(typed, { original: value, locale: pageLocale(), min, max });
  const check = text === null ? null : checkOf(text);
  const shown = pending ?? value;

  const choose = (qty: number) => {
    setDraft(null);
    if (qty !== value) onChange(qty);
    else onType?.(null);
  };
  const step = (by: 1 | -1) => {
    choose(Math.min(max, Math.max(min, shown + by)));
  };
  const submit = () => {
    if (check?.status === 'changed') choose(check.qty);
  };
  const leave = () => {
    if (check?.status === 'above-max' || check?.status === 'unclear') return;
    if (check?.status === 'changed' && onType === undefined) return;
    setDraft(null);
    if (check?.status !== 'changed') onType?.(null);
  };
  const type = (typed: string) => {
    setDraft(typed);
    const found = checkOf(typed);
    if (found.status === 'changed') onType?.(found.qty);
    else onType?.(found.status === 'unchanged' ? null : 'invalid');
  };

  return { text, check, shown, step, submit, leave, type };
}
