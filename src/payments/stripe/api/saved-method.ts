import * as v from 'valibot';
import { wireChoices, wireFlag, wirePicture, wireText } from '../../../api/wire/wire';

/** A payment method that the provider keeps for the customer (PELEM-06). */
export interface SavedMethod {
  /** `pm_…`. */
  readonly id: string;
  readonly fingerprint: string;
  /** E.g. `card`. */
  readonly type: string;
  readonly brand: string | null;
  /** Whether its security code is required again. */
  readonly needsCode: boolean;
  /** What the shopper recognises it by, plain text. */
  readonly label: string;
  readonly icon: string | null;
  /** What is sent with the order; the id. */
  readonly value: string;
  readonly clientSecret: string | null;
}

const textOrNull = v.fallback(v.nullish(v.string(), null), null);

/** One saved method as the module sends it (`endpoints.md` §8, `list_payment_methods`). */
const savedMethodSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty()),
    fingerprint: v.optional(v.fallback(wireText, ''), ''),
    type: v.optional(v.fallback(v.string(), ''), ''),
    brand: textOrNull,
    cvc: v.optional(v.fallback(wireFlag, false), false),
    label: v.optional(v.fallback(wireText, ''), ''),
    icon: v.fallback(v.nullish(wirePicture, null), null),
    value: v.optional(v.fallback(v.string(), ''), ''),
    client_secret: textOrNull,
  }),
  v.transform((wire): SavedMethod => ({
    id: wire.id,
    fingerprint: wire.fingerprint,
    type: wire.type,
    brand: wire.brand,
    needsCode: wire.cvc,
    label: wire.label || wire.type || wire.id,
    icon: wire.icon,
    value: wire.value || wire.id,
    clientSecret: wire.client_secret,
  })),
);

/** Saved methods: a list, or a map by fingerprint. */
export const savedMethodsSchema = v.pipe(
  v.union([v.array(v.unknown()), v.record(v.string(), v.unknown())]),
  v.transform((entries) => Object.values(entries)),
  wireChoices(savedMethodSchema),
);
