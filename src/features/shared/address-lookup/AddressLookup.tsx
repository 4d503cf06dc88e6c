import { useEffect, useRef, useState } from 'react';
import { draftText } from '../../../domain/address-draft';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VISUALLY_HIDDEN } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './AddressLookup.css';
import type { AddressLookupProps } from './lookup.types';
import { useLookup } from './useLookup';
import { useLookupKeys } from './useLookupKeys';

adoptStyles(css);

/**
 * Suggestions below the first line of the street, as a combobox whose field is the form's own: nothing about typing and
 * autofill changes. Fields that could not be filled in are named below it.
 */
export function AddressLookup(props: AddressLookupProps) {
  const t = useT();
  const id = useUid('till-lookup');
  const root = useRef<HTMLDivElement>(null);
  const { input: given = null } = props;
  const [input, setInput] = useState(given);
  useEffect(() => {
    setInput(given ?? root.current?.parentElement?.querySelector('input') ?? null);
  }, [given]);
  const { list, missing, isOffered, suggest, choose, close } = useLookup(props);
  const active = useLookupKeys(isOffered ? input : null, `${id}-list`, {
    count: list.length,
    onType: suggest,
    onChoose: choose,
    onClose: close,
  });

  useEffect(() => {
    document.getElementById(`${id}-list-${String(active)}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  const labels = props.fields
    .filter(({ name }) => missing.includes(name) && draftText(props.draft, name) === '')
    .map(({ label }) => t(label));
  return (
    <div className="till-address-lookup" ref={root}>
      {list.length > 0 && (
        <ul
          className="till-address-lookup__list"
          id={`${id}-list`}
          role="listbox"
          aria-label={t('Street Address')}
        >
          {list.map(({ label }, index) => (
            <li
              key={`${String(index)} ${label}`}
              id={`${id}-list-${String(index)}`}
              className="till-address-lookup__option"
              role="option"
              aria-selected={index === active}
              onMouseDown={(event) => {
                event.preventDefault();
                if (event.button === 0) choose(index);
              }}
            >
              {label}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {list.length > 0 && (
          <span className={VISUALLY_HIDDEN}>{t('Suggestions: %1', [list.length])}</span>
        )}
        {labels.length > 0 && (
          <p className="till-address-lookup__missing">
            {t('Please complete: %1', [labels.join(', ')])}
          </p>
        )}
      </div>
    </div>
  );
}
