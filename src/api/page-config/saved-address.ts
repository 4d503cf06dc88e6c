import * as v from 'valibot';
import { addressTexts } from '../../domain/address-texts';
import type { Address, CustomAttribute } from '../../domain/address.types';
import { parsedOrNull, wireFlag, wireNumber, wireText } from '../wire/wire';

const text = v.fallback(v.nullish(wireText, ''), '');
const optionalNumber = v.fallback(v.nullish(wireNumber, null), null);
const flag = v.fallback(wireFlag, false);

/** The ids of several choices are a list or joined by commas. */
const attributeValue = v.fallback(
  v.nullable(
    v.union([
      v.string(),
      v.number(),
      v.boolean(),
      v.pipe(
        v.array(wireText),
        v.transform((list) => list.join(',')),
      ),
    ]),
  ),
  null,
);
const attribute = v.object({
  attribute_code: v.string(),
  value: attributeValue,
  label: v.optional(v.string()),
});

/** The server's address record (`config-shapes.md` §1.1), numbers in strings, region as an object, `[]` for nothing. */
const record = v.object({
  id: wireNumber,
  customer_id: optionalNumber,
  region: v.fallback(
    v.nullish(
      v.union([
        v.object({ region: text, region_code: text, region_id: optionalNumber }),
        v.pipe(
          v.string(),
          v.transform((region) => ({ region, region_code: '', region_id: null })),
        ),
      ]),
      null,
    ),
    null,
  ),
  region_id: optionalNumber,
  country_id: text,
  street: v.fallback(v.array(text), []),
  ...addressTexts(() => text),
  vat_id: text,
  default_shipping: flag,
  default_billing: flag,
  can_use_for_billing: v.fallback(v.nullish(wireFlag, true), true),
  inline: text,
  custom_attributes: v.fallback(
    v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
    [],
  ),
});

/** A saved address of the customer as the client model (ADDR-01); null when it is invalid. */
export function parseSavedAddress(raw: unknown, email: string): Address | null {
  const wire = parsedOrNull(record, raw);
  if (wire === null) return null;
  const regionId = wire.region_id ?? wire.region?.region_id ?? null;
  return {
    source: { type: 'customer-address', id: wire.id },
    email: email === '' ? null : email,
    countryId: wire.country_id,
    regionId: regionId === 0 ? null : regionId,
    regionCode: orNull(wire.region?.region_code),
    region: orNull(wire.region?.region),
    customerId: wire.customer_id ?? null,
    street: wire.street,
    ...addressTexts((name) => wire[name]),
    vatId: wire.vat_id,
    saveInAddressBook: 0,
    customAttributes: Object.values(wire.custom_attributes).flatMap(customAttribute),
    isDefaultShipping: wire.default_shipping,
    isDefaultBilling: wire.default_billing,
    ...(wire.can_use_for_billing ? {} : { canUseForBilling: false }),
    inline: wire.inline,
  };
}

const orNull = (value: string | undefined): string | null =>
  value === undefined || value === '' ? null : value;

function customAttribute(raw: unknown): CustomAttribute[] {
  const parsed = parsedOrNull(attribute, raw);
  if (parsed === null) return [];
  const { attribute_code, value, label } = parsed;
  return [{ attribute_code, value, ...(label === undefined ? {} : { label }) }];
}
