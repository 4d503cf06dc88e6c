import * as v from 'valibot';

import { readData } from './read';

const agreementSchema = v.strictObject({
  agreementId: v.string(),
  /** '1' is accepted by the shopper's tick, '0' with the order itself. */
  mode: v.picklist(['0', '1']),
  checkboxText: v.string(),
  /** HTML; plain text of the merchant is escaped and has line breaks, as rendered by the platform. */
  content: v.string(),
  contentHeight: v.nullable(v.string()),
});

/** Terms of the merchant. */
export const agreements = readData('agreements.json', v.array(agreementSchema));

/** See `agreementSchema`. */
export type Agreement = v.InferOutput<typeof agreementSchema>;
