/** Where a private block stands: between ` BLOCK name ` and ` /BLOCK name `, two comments. */
export interface BlockPlace {
  readonly name: string;
  readonly start: Comment;
  readonly end: Comment;
}

const OPENING = /^ BLOCK (.+) $/;
const CLOSING = /^ \/BLOCK (.+) $/;

/** The places of all private blocks in `root`, in its order. One that is not closed beside its opening is none. */
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

/** Puts `content` in the place of what stands there; a place that a script has taken apart is left alone. */
export function fillBlock({ start, end }: BlockPlace, content: Node): void {
  if (start.parentNode === null || start.parentNode !== end.parentNode) return;
  while (start.nextSibling !== null && start.nextSibling !== end) start.nextSibling.remove();
  end.before(content);
}
