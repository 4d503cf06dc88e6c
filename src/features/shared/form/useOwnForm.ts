import { useState, type SyntheticEvent } from 'react';
import { ownValue } from '../../../domain/own-value';

/** What is wrong in a form: field name to message, in the order of the form; null for a valid field. */
type Problems = Readonly<Partial<Record<string, string | null>>>;

interface OwnForm {
  /** What the fields show: the problems that are left since the last attempt was refused. */
  readonly shown: Problems;
  readonly submit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/**
 * Sends a form of our own, whose fields are those of `src/ui/`, once nothing in it is wrong. Until then every field shows
 * its problem and the focus moves to the first of them. Nothing is sent while a request is pending.
 * @param problems of the values as they are now
 */
export function useOwnForm(problems: Problems, isSending: boolean, send: () => void): OwnForm {
  const [isRefused, setRefused] = useState(false);
  return {
    shown: isRefused ? problems : {},
    submit: (event) => {
      event.preventDefault();
      if (isSending) return;
      const first = Object.keys(problems).find((name) => ownValue(problems, name) != null);
      setRefused(first !== undefined);
      if (first === undefined) send();
      else {
        event.currentTarget
          .querySelector<HTMLElement>(`[data-till-field="${CSS.escape(first)}"]`)
          ?.focus();
      }
    },
  };
}
