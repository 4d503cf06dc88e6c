import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { AddressDraft, Directory, FieldConfig } from '../../../domain/address.types';
import { draftText } from '../../../domain/address-draft';
import { ownValue } from '../../../domain/own-value';
import { findCountry } from '../../../domain/regions';
import type { FieldErrors } from '../../../state/validation/field-errors';
import { loadFieldRules } from '../../../state/validation/field-rules';
import { addressLookups } from '../../../state/extensions/extensions';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { useLazyView } from '../../shared/late/useLazyView';
import { AddressField } from './AddressField';
import type { AddressPurpose } from './field-hints';
import { listFields, placeFields } from './form-layout';
import { usePostcodeWarning } from './usePostcodeWarning';
import css from './AddressForm.css';

adoptStyles(css);

const loadLookup = () =>
  import('../../shared/address-lookup/AddressLookup').then(({ AddressLookup }) => AddressLookup);

const loadRare = () => import('./RareField').then(({ RareField }) => RareField);

const isRare = ({ control }: FieldConfig): boolean =>
  ['multiselect', 'date', 'file'].includes(control);

interface AddressFormProps {
  readonly purpose: AddressPurpose;
  readonly fields: readonly FieldConfig[];
  readonly directory: Directory;
  readonly draft: AddressDraft;
  readonly errors: FieldErrors;
  /** Handlers should keep their identity: fields are memoised, which makes typing cheap. */
  readonly onEdit: (name: string, value: string) => void;
  readonly onLeave: (name: string) => void;
  /** The focus has left these fields. */
  readonly onLeaveAll?: () => void;
  /** The customer chooses whether the address is saved, which it is at first (SHIP-30). */
  readonly offersBook?: boolean;
}

/** The fields of an address, entirely according to the page's configuration (SHIP-02, BILL-09, REGN, POST, FORM-03). */
export function AddressForm({
  purpose,
  fields,
  directory,
  draft,
  errors,
  onEdit,
  onLeave,
  onLeaveAll,
  offersBook = false,
}: AddressFormProps) {
  const t = useT();
  const lookups = useSyncExternalStore(addressLookups.subscribe, addressLookups.list);
  const { View: Lookup } = useLazyView(lookups.length > 0, loadLookup);
  const { View: Rare } = useLazyView(fields.some(isRare), loadRare);
  const { locale } = useTillSelector(selectShop);
  // The chosen country is painted first, its fields right after.
  const countryId = useDeferredValue(draftText(draft, 'country_id'));
  const country = findCountry(directory, countryId);
  const warning = usePostcodeWarning(draftText(draft, 'postcode'), country);
  const listed = useMemo(() => listFields(fields, directory), [fields, directory]);
  const placed = useMemo(() => placeFields(listed, country, locale), [listed, country, locale]);
  useEffect(() => {
    void loadFieldRules(fields);
  }, [fields]);
  return (
    <>
      <div
        className="till-address-form"
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) onLeaveAll?.();
        }}
      >
        {placed.map(({ field, required }) => (
          <AddressField
            key={field.name}
            field={field}
            purpose={purpose}
            value={draftText(draft, field.name)}
            required={required}
            error={ownValue(errors, field.name) ?? null}
            warning={field.name === 'postcode' ? warning : null}
            {...(field.name === 'region_id' && {
              emptyLabel: t('-- Please Select --'),
            })}
            Rare={isRare(field) ? Rare : null}
            onEdit={onEdit}
            onLeave={onLeave}
          >
            {Lookup !== null && field.name === 'street.0' && (
              <Lookup {...{ fields, directory, draft, onEdit, onLeave }} />
            )}
          </AddressField>
        ))}
      </div>
      {offersBook && (
        <Checkbox
          label={t('Save in address book')}
          name="save_in_address_book"
          checked={draft.save_in_address_book !== '0'}
          onCheckedChange={(checked) => onEdit('save_in_address_book', checked ? '1' : '0')}
        />
      )}
    </>
  );
}
