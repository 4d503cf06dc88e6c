/** The place of a private block: between the two comments ` BLOCK name ` and ` /BLOCK name `. */
export interface BlockPlace {
  readonly name: string;
  readonly start: Comment;
  readonly end: Comment;
}

const OPENING = /^ BLOCK (.+) $/;
const CLOSING = /^ \/BLOCK (.+) $/;

/**
 * The places of all private blocks in `root`, in document order. Blocks whose two comments have different parents are
 * ignored.
 */
export function findBlocks(root: Node): readonly BlockPlace[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_COMMENT);
  const opened = new Map<string, Comment>();
  const places: BlockPlace[] = [];
  while (walker.nextNode() !== null) {
    const comment = walker.currentNode as Comment;
    const [, opening] = OPENING.exec(comment.data) ?? [];
    if (opening !== undefined) opened.set(opening, comment);
    const [, name = ''] = CLOSING.exec(comment.data) ?? [];
    const start = opened.get(name);
    if (start !== undefined && start.parentNode === comment.parentNode) {
      places.push({ name, start, end: comment });
      opened.delete(name);
    }
  }
  return places;
}

/** Replaces the content of a place; a place whose comments a script has moved apart is left alone. */
export function fillBlock({ start, end }: BlockPlace, content: Node): void {
  if (start.parentNode === null || start.parentNode !== end.parentNode) return;
  while (start.nextSibling !== null && start.nextSibling !== end) start.nextSibling.remove();
  end.before(content);
}
