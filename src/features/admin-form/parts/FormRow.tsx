import { memo } from 'react';
import { titleOfRow } from '../../../domain/admin-form/collect-rows';
import type { Row } from '../../../domain/admin-form/form.types';
import type { RowsPart } from '../../../domain/admin-form/part.types';
import { rowActivated } from '../../../state/admin-form/admin-form-slice';
import { IconButton } from '../../../ui/Button/IconButton';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { useFormState, useFormStore } from '../useFormStore';
import { PartField } from './PartField';
import { useRowDrag } from './useRowDrag';

interface FormRowProps {
  readonly part: RowsPart;
  readonly row: Row;
  /** The place in the list, counted from 0. */
  readonly place: number;
  /** Asks whether the record is to be removed (AFORM-17). */
  readonly onRemove: (key: string) => void;
}

function Handle({ part, row, place }: FormRowProps) {
  const t = useT();
  const drag = useRowDrag({ rows: part.name, key: row.key, place });
  return (
    <button
      {...drag}
      className="till-admin-rows__handle"
      type="button"
      aria-label={`${t('Move')} ${String(place + 1)}`}
    >
      <span aria-hidden="true">⠿</span>
    </button>
  );
}

function RowFields({ row }: { readonly row: Row }) {
  const fields = useFormState(({ form }) => form.fields);
  return row.places.map((at) => {
    const name = fields[at]?.name;
    return name === undefined ? null : <PartField key={name} name={name} />;
  });
}

/** An item of a collection: its title opens it, in place of the one that was open. */
function Item({ part, row, place, onRemove }: FormRowProps) {
  const t = useT();
  const id = useUid('till-item');
  const store = useFormStore();
  const isActive = useFormState(
    ({ form }) => form.rows.find(({ name }) => name === part.name)?.active === row.key,
  );
  const title = useFormState(({ form }) => titleOfRow(form, row.places));
  const name = title || `${part.label || t('New')} ${String(place + 1)}`;
  const remove = part.removeLabel === undefined ? null : (part.removeLabel ?? t('Remove'));
  return (
    <li className="till-admin-item" data-till-row={row.key}>
      <div className="till-admin-item__head">
        <button
          className="till-admin-set__button"
          type="button"
          aria-expanded={isActive}
          aria-controls={id}
          onClick={() => {
            store.dispatch(rowActivated({ rows: part.name, key: row.key }));
          }}
        >
          {name}
          <span className="till-admin-set__chevron" aria-hidden="true" />
        </button>
        {remove !== null && (
          <IconButton
            icon="trash"
            label={`${remove} ${name}`}
            onClick={() => {
              onRemove(row.key);
            }}
          />
        )}
      </div>
      <div className="till-admin-set__fields till-admin-item__fields" id={id} hidden={!isActive}>
        {isActive && <RowFields row={row} />}
      </div>
    </li>
  );
}

/** A line of a table of records. */
function Line(props: FormRowProps) {
  const t = useT();
  const { part, row, place, onRemove } = props;
  return (
    <li
      className="till-admin-rows__row"
      data-till-row={row.key}
      aria-label={`${part.label} ${String(place + 1)}`.trim()}
    >
      {part.position !== null && <Handle {...props} />}
      <div className="till-admin-rows__fields">
        <RowFields row={row} />
      </div>
      {part.removeLabel !== undefined && (
        <IconButton
          icon="trash"
          label={`${part.removeLabel ?? t('Remove')} ${String(place + 1)}`}
          onClick={() => {
            onRemove(row.key);
          }}
        />
      )}
    </li>
  );
}

/** One record of a collection; renders again only when it moves, or one of its own fields changes. */
export const FormRow = memo(function FormRow(props: FormRowProps) {
  return props.part.look === 'items' ? <Item {...props} /> : <Line {...props} />;
});
