import * as v from 'valibot';
import type { PickupLocation } from '../../domain/pickup-location';

const schema = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  description: v.string(),
  street: v.string(),
  city: v.string(),
  region: v.string(),
  regionId: v.nullable(v.number()),
  postcode: v.string(),
  countryId: v.string(),
  phone: v.string(),
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The chosen location as the form's field contains it; null without one, and for what is none. */
export function storedLocation(text: string | undefined): PickupLocation | null {
  const result = v.safeParse(schema, parsed(text ?? ''));
  return result.success ? result.output : null;
}
