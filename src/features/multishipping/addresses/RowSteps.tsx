import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../../ui/i18n';
import { Button } from '../../../ui/Button/Button';
import { setValue, type AddressRow } from './address-rows';
import { placeIn } from './place';

/** The quantity in the field, as a whole number: the platform ships no fractions to several addresses. */
function useQuantity({ quantity }: AddressRow): number {
  const [value, setShown] = useState(quantity.value);
  useEffect(() => {
    const read = (): void => {
      setShown(quantity.value);
    };
    quantity.addEventListener('input', read);
    return () => {
      quantity.removeEventListener('input', read);
    };
  }, [quantity]);
  return Math.max(0, Number.parseInt(value, 10) || 0);
}

/** Plus and minus beside the server's field of a quantity. */
export function RowSteps({ row }: { readonly row: AddressRow }) {
  const t = useT();
  const [{ host, place }] = useState(() => placeIn('span', 'till-multi-steps'));
  const value = useQuantity(row);
  useEffect(() => {
    row.quantity.after(host);
    return () => {
      host.remove();
    };
  }, [row, host]);
  const step = (next: number): void => {
    setValue(row.quantity, String(next));
  };
  return createPortal(
    <span className="till-multi-steps__group" role="group" aria-label={`${t('Qty')}, ${row.name}`}>
      <Button
        size="s"
        aria-label={t('Decrease quantity')}
        disabled={value <= 1}
        onClick={() => {
          step(value - 1);
        }}
      >
        −
      </Button>
      <Button
        size="s"
        aria-label={t('Increase quantity')}
        onClick={() => {
          step(value + 1);
        }}
      >
        +
      </Button>
    </span>,
    place,
  );
}
