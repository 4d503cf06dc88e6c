import type { DataPost } from './data-post';

/** A change of the comparison list. `clear` removes every product. */
export type CompareKind = 'add' | 'remove' | 'clear';

const ACTION = /\/product_compare\/(add|remove|clear)(?:\/|$)/;

/** The change that a post makes to the comparison list; null for other posts. */
export function compareKindOf({ action }: DataPost): CompareKind | null {
  const kind = ACTION.exec(action)?.[1];
  return kind === 'add' || kind === 'remove' || kind === 'clear' ? kind : null;
}

/** The confirmation that the platform's own script shows before the post; '' if it shows none. */
export const questionOf = ({ data }: DataPost): string => data.confirmationMessage ?? '';

/**
 * Converts a post into another change of the list: a removal's URL and fields are enough to add the product again. The
 * confirmation is omitted.
 */
export function comparePost({ action, data }: DataPost, kind: CompareKind): DataPost {
  const { confirmationMessage: _question, product, ...others } = data;
  return {
    action: action.replace(ACTION, `/product_compare/${kind}/`),
    data: kind === 'clear' || product === undefined ? others : { ...others, product },
  };
}
