import { useState } from 'react';
import type { QuantityRules } from '../../domain/catalog/quantity-rules';
import { checkQuantity, steppedQuantity } from '../../domain/quantity';
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
  limits: Partial<QuantityRules>,
) {
  const [draft, setDraft] = useState<string | null>(null);
  const text = draft ?? (pending === null ? null : String(pending));
  const checkOf = (typed: string) =>
    checkQuantity(typed, { ...limits, original: value, locale: pageLocale() });
  const check = text === null ? null : checkOf(text);
  const shown = pending ?? value;

  const choose = (qty: number) => {
    setDraft(null);
    if (qty !== value) onChange(qty);
    else onType?.(null);
  };
  const next = {
    less: steppedQuantity(shown, -1, limits),
    more: steppedQuantity(shown, 1, limits),
  };
  const submit = () => {
    if (check?.status === 'changed') choose(check.qty);
  };
  const leave = () => {
    if (['above-max', 'off-step', 'unclear'].includes(check?.status ?? '')) return;
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

  return { text, check, next, choose, submit, leave, type };
}
