import { ownValue } from '../../domain/own-value';
import { recordOf } from '../../platform/record';
import { jsonStorage } from '../../platform/storage/storage';

/** Where this window keeps quantities and comments that are typed and not saved yet. */
const storage = jsonStorage('till-wishlist', 'sessionStorage');

/** A typed value, and the server's value when it was typed: a newer one of the server takes precedence. */
interface Typed {
  readonly value: string;
  readonly initial: string;
}

/** Stores what is typed into a field; a value that is the server's again is forgotten. */
export function saveTyped(name: string, { value, initial }: Typed): void {
  const { [name]: _old, ...others } = recordOf(storage.read());
  storage.write(value === initial ? others : { ...others, [name]: { value, initial } });
}

/** What was typed into a field whose server-rendered value is still the same; null when nothing was. */
export function typedBefore(name: string, initial: string): string | null {
  const typed = recordOf(ownValue(recordOf(storage.read()), name));
  return typed.initial === initial && typeof typed.value === 'string' ? typed.value : null;
}

/** The shop has saved the list. */
export const forgetTyped = (): void => {
  storage.remove();
};
