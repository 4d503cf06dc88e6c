import type { DataPost } from './data-post';

/** A change of the comparison list. `clear` removes every product. */
export type CompareKind = 'add' | 'remove' | 'clear';

const ACTION = /\/product_compare\/(add|remove|clear)(?:\/|$)/;

/** What a post does to the comparison list; null for a post about something else. */
export function compareKindOf({ action }: DataPost): CompareKind | null {
  const kind = ACTION.exec(action)?.[1];
  return kind === 'add' || kind === 'remove' || kind === 'clear' ? kind : null;
}

/** The question that the platform's own script asks before the post; '' when it asks none. */
export const questionOf = ({ data }: DataPost): string => data.confirmationMessage ?? '';

/**
 * Another change of the list by the same address and fields: what removes a product also says how it is added again. The
 * question before the post is left out.
 */
export function comparePost({ action, data }: DataPost, kind: CompareKind): DataPost {
  const { confirmationMessage: _question, product, ...others } = data;
  return {
    action: action.replace(ACTION, `/product_compare/${kind}/`),
    data: kind === 'clear' || product === undefined ? others : { ...others, product },
  };
}
