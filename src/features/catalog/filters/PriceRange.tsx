import { useState } from 'react';
import type { FilterOption } from '../../../domain/listing/filter.types';
import { rangeParameter, rangeUrl } from '../../../domain/listing/price-range';
import { readNumber } from '../../../domain/numbers';
import { pageLocale } from '../../../platform/page/page-locale';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { TextField } from '../../../ui/TextField/TextField';
import { useOwnForm } from '../../shared/form/useOwnForm';

interface PriceRangeProps {
  /** The values of the filter. */
  readonly options: readonly FilterOption[];
  /** Receives the address after every change, null while there is no range; without it the form has a button. */
  readonly onEdit?: (url: string | null) => void;
  readonly onGo: (url: string) => void;
}

/** The price that was typed: null for none, NaN for text that is not a price. */
function priceIn(text: string): number | null {
  if (text.trim() === '') return null;
  const price = readNumber(text, pageLocale()) ?? Number.NaN;
  return price >= 0 ? price : Number.NaN;
}

/** Fields for a custom range, below the ranges of a filter by price; nothing below other filters. */
export function PriceRange({ options, onEdit, onGo }: PriceRangeProps) {
  const t = useT();
  const [typed, setTyped] = useState({ from: '', to: '' });
  const shown = window.location.href;
  const name = rangeParameter(shown, options, pageLocale());
  const urlOf = (texts: typeof typed): string | null => {
    const from = priceIn(texts.from);
    const to = priceIn(texts.to);
    const isRange = (from ?? to) !== null && !Number.isNaN(from) && !Number.isNaN(to);
    return name !== null && isRange ? rangeUrl(shown, name, from, to) : null;
  };
  const problemOf = (text: string) =>
    Number.isNaN(priceIn(text)) ? t('Please enter a valid number in this field.') : null;
  const isEmpty = typed.from.trim() === '' && typed.to.trim() === '';
  const problems = {
    'till-filter-from': isEmpty ? t('This is a required field.') : problemOf(typed.from),
    'till-filter-to': problemOf(typed.to),
  };
  const form = useOwnForm(problems, false, () => {
    const url = urlOf(typed);
    if (url !== null) onGo(url);
  });
  if (name === null) return null;
  const field = (end: 'from' | 'to') => ({
    name: `till-filter-${end}`,
    inputMode: 'decimal' as const,
    autoComplete: 'off',
    value: typed[end],
    error: form.shown[`till-filter-${end}`],
    onValueChange: (text: string) => {
      setTyped((before) => ({ ...before, [end]: text }));
      onEdit?.(urlOf({ ...typed, [end]: text }));
    },
  });
  return (
    <form className="till-filters__range" noValidate onSubmit={form.submit}>
      <TextField label={t('Minimum price')} {...field('from')} />
      <TextField label={t('Maximum price')} {...field('to')} />
      {onEdit === undefined && (
        <div className="till-filters__apply">
          <Button type="submit" size="s">
            {t('Apply')}
          </Button>
        </div>
      )}
    </form>
  );
}
