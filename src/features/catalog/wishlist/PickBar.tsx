import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import type { Picks } from './usePicks';

interface PickBarProps {
  readonly picks: Picks;
  readonly isBusy: boolean;
  readonly onAdd: () => void;
}

/** The checkbox for all items (WISH-02, WISH-05), and the actions for the selected ones. */
export function PickBar({ picks: { picked, total, pickAll }, isBusy, onAdd }: PickBarProps) {
  const t = useT();
  const box = useRef<HTMLInputElement>(null);
  const isAll = total > 0 && picked.length === total;
  const isSome = picked.length > 0 && !isAll;
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <div className="till-wishlist-bar">
      <label className="till-wishlist-bar__all">
        <input
          ref={box}
          className="till-wishlist-pick__box"
          type="checkbox"
          checked={isAll}
          onChange={({ target }) => {
            pickAll(target.checked);
          }}
        />
        {t('Select All')}
      </label>
      {(picked.length > 0 || isBusy) && (
        <Button size="s" busy={isBusy} onClick={onAdd}>
          {t('Add selected to cart (%1)', [String(picked.length)])}
        </Button>
      )}
    </div>
  );
}
