import * as v from 'valibot';

import { readData } from './read';

const agreementSchema = v.strictObject({
  agreementId: v.string(),
  /** '1': accepted with a checkbox; '0': accepted automatically with the order. */
  mode: v.picklist(['0', '1']),
  checkboxText: v.string(),
  /** HTML; plain text is escaped and has line breaks, as rendered by the platform. */
  content: v.string(),
  contentHeight: v.nullable(v.string()),
});

/** The merchant's agreements. */
export const agreements = readData('agreements.json', v.array(agreementSchema));

/** See `agreementSchema`. */
export type Agreement = v.InferOutput<typeof agreementSchema>;
