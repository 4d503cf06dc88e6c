import { readFileSync } from 'node:fs';

import * as v from 'valibot';

/**
 * Reads a JSON file of this folder. Throws an error with the file and the place in it when the file does not
 * match the schema.
 */
export function readData<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const data: unknown = JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const issues = result.issues.map(
    (issue) => `  ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`,
  );
  throw new Error(`demo/shop/data/${file} cannot be used:\n${issues.join('\n')}`);
}
