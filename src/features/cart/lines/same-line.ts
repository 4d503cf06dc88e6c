/**
 * Whether a row needs no re-render. Every response of the server creates new objects for all lines, so rows are
 * compared by content: in a cart of 200 lines, one changed quantity re-renders one row.
 */
export function isSameLine<Props extends object>(before: Props, after: Props): boolean {
  return (Object.keys(after) as (keyof Props)[]).every(
    (name) =>
      Object.is(before[name], after[name]) ||
      (typeof after[name] === 'object' &&
        JSON.stringify(before[name]) === JSON.stringify(after[name])),
  );
}
