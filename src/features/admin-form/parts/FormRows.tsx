import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { RowsPart } from '../../../domain/admin-form/part.types';
import { rowAdded, rowRemoved } from '../../../state/admin-form/admin-form-slice';
import { Button } from '../../../ui/Button/Button';
import { ConfirmDialog } from '../../../ui/Dialog/ConfirmDialog';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { useFormState, useFormStore } from '../useFormStore';
import { FormRow } from './FormRow';
import { useShownRows } from './useShownRows';

/** The place of the last record with an invalid field, counted from 1: it has to be rendered for the focus. */
const useLastInvalid = (name: string): number =>
  useFormState(({ form }) => {
    const rows = form.rows.find((one) => one.name === name)?.rows ?? [];
    return 1 + rows.findLastIndex((row) => row.places.some((at) => form.states[at]?.error != null));
  });

/** A collection: its records, a button that adds one, and the question before one is removed (AFORM-17). */
export function FormRows({ part }: { readonly part: RowsPart }) {
  const t = useT();
  const id = useUid('till-rows');
  const store = useFormStore();
  const list = useRef<HTMLUListElement>(null);
  const rows = useFormState(({ form }) => form.rows.find(({ name }) => name === part.name)?.rows);
  const [asked, setAsked] = useState<string | null>(null);
  const label = useRef<HTMLParagraphElement>(null);
  const [removals, setRemovals] = useState(0);
  // A record that was just added is shown, and has the focus.
  const [added, setAdded] = useState({ count: 0 });
  const count = rows?.length ?? 0;
  const invalid = useLastInvalid(part.name);
  const { shown, end, showMore } = useShownRows(count, Math.max(invalid, added.count));
  useLayoutEffect(() => {
    if (added.count === 0) return;
    const controls =
      list.current?.lastElementChild?.querySelectorAll<HTMLElement>('input, select, textarea');
    controls?.[0]?.focus();
  }, [added]);
  useEffect(() => {
    // The button that had the focus before the question was removed; the dialog is closed by now.
    if (removals > 0) label.current?.focus();
  }, [removals]);
  const onRemove = useCallback((key: string) => {
    setAsked(key);
  }, []);
  return (
    <div className="till-admin-rows" role="group" aria-labelledby={id}>
      <p className="till-admin-group__label" id={id} ref={label} tabIndex={-1}>
        {part.label}
      </p>
      <ul className="till-admin-rows__list" ref={list}>
        {rows?.slice(0, shown).map((row, place) => (
          <FormRow key={row.key} part={part} row={row} place={place} onRemove={onRemove} />
        ))}
      </ul>
      {shown < count && (
        <Button ref={end} onClick={showMore}>
          {t('Show more')}
        </Button>
      )}
      {part.addLabel !== undefined && (
        <div>
          <Button
            onClick={() => {
              store.dispatch(rowAdded(part.name));
              setAdded({ count: count + 1 });
            }}
          >
            {part.addLabel ?? t('Add')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        text={part.question ?? t('Are you sure you want to delete this item?')}
        onConfirm={() => {
          if (asked !== null) store.dispatch(rowRemoved({ rows: part.name, key: asked }));
          setAsked(null);
          setRemovals(removals + 1);
        }}
        onCancel={() => {
          setAsked(null);
        }}
      />
    </div>
  );
}
