import { draftText } from '../../../domain/address-draft';
import type { AddressDraft } from '../../../domain/address.types';
import { postcodeWarning } from '../../../domain/postcode';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { findCountry, regionField } from '../../../domain/regions';
import type { FieldErrors } from '../../../state/validation/field-errors';
import { selectShop } from '../../../state/config/config-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { TextField } from '../../../ui/TextField/TextField';
import { useT } from '../../../ui/i18n';

interface EstimateFieldsProps {
  readonly config: CheckoutConfig;
  readonly draft: AddressDraft;
  readonly errors: FieldErrors;
  /** The delay after the last change is still running; the postcode is validated when it ends (POST-04). */
  readonly isTyping: boolean;
  readonly onEdit: (name: string, value: string) => void;
}

/** The address fields of an estimate: country, region and postcode, according to the country (EST-02, REGN). */
export function EstimateFields({ config, draft, errors, isTyping, onEdit }: EstimateFieldsProps) {
  const t = useT();
  const { locale } = useTillSelector(selectShop);
  const { countries } = config.directory;
  const country = findCountry(config.directory, draftText(draft, 'country_id'));
  const region = regionField(country, locale);
  const postcode = draftText(draft, 'postcode');
  /** Props common to the fields of this part of the address. */
  const part = (name: 'country_id' | 'region_id' | 'region' | 'postcode') => ({
    name,
    value: draftText(draft, name),
    error: errors[name],
    onValueChange: (value: string) => {
      onEdit(name, value);
    },
  });
  const state = {
    label: t('State/Province'),
    autoComplete: 'shipping address-level1',
    required: region.kind !== 'hidden' && region.required,
  };
  return (
    <>
      <SelectField
        label={t('Country')}
        {...part('country_id')}
        autoComplete="shipping country"
        required
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {region.kind === 'select' && (
        <SelectField
          {...state}
          {...part('region_id')}
          emptyLabel={t('-- Please Select --')}
          options={region.regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      {region.kind === 'text' && <TextField {...state} {...part('region')} />}
      <TextField
        label={t('Zip/Postal Code')}
        {...part('postcode')}
        autoComplete="shipping postal-code"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        required={country?.postcodeOptional !== true}
        warning={isTyping ? null : postcodeWarning(postcode, country, t)}
      />
    </>
  );
}
