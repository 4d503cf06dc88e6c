import * as v from 'valibot';
import { parsedOrNull, wireChoices, wireText } from '../../../api/wire/wire';
import type { SdkParams } from '../domain/smart-buttons.types';

const schema = wireChoices(v.object({ name: v.string(), value: wireText }));

/** Names that make a valid attribute. */
const NAME = /^[a-z][a-z\d-]*$/i;

const attributeOf = (name: string): string => (name.startsWith('data-') ? name : `data-${name}`);

/**
 * How the SDK is loaded, from the shop's list of names and values: `src` is its URL, the others become `data-*` attributes of
 * its script (PSDK-02). Null without a URL. Whether a script may be loaded from there is decided when it is.
 */
export function parseSdkParams(value: unknown): SdkParams | null {
  const list = parsedOrNull(schema, value) ?? [];
  const url = list.find(({ name }) => name === 'src')?.value.trim() ?? '';
  if (url === '') return null;
  const others = list.filter(({ name }) => name !== 'src' && NAME.test(name));
  return {
    url,
    attributes: Object.fromEntries(
      others.map(({ name, value: text }) => [attributeOf(name), text]),
    ),
  };
}
