import { isSameVariable, listFormOf, queryOf, type Parameter, type Query } from './query-variables';

/** The query parameter of the page's number. */
const PAGE = 'p';

const NONE: readonly Parameter[] = [];

/** What the addresses change in a request variable of the one shown; empty where none of them does. */
function changesOf(
  variable: string,
  shown: Query,
  steps: readonly Query[],
): readonly (readonly Parameter[])[] {
  const before = shown.get(variable) ?? NONE;
  return steps
    .map((step) => step.get(variable) ?? NONE)
    .filter((after) => !isSameVariable(before, after));
}

/** A request variable after several changes: what each adds and removes in a list, otherwise the last one. */
function merged(
  before: readonly Parameter[],
  changes: readonly (readonly Parameter[])[],
): readonly Parameter[] {
  const last = changes.at(-1) ?? before;
  const form = changes.length > 1 ? listFormOf(before, changes) : null;
  if (form === null) return last;
  const shown = form.read(before);
  const lists = changes.map(form.read);
  const kept = shown.filter((value) => lists.every((list) => list.includes(value)));
  const added = lists.flat().filter((value) => !shown.includes(value));
  return form.write([...kept, ...new Set(added)]);
}

/**
 * The listing with several filters at once, from the addresses of the single ones: what each of them changes in the
 * address shown is changed together, where request variables that are lists take every change, and others the last. It
 * starts with the first page. Of addresses with another path the last one counts.
 */
export function combinedUrl(shown: string, steps: readonly string[]): string {
  const { pathname } = new URL(shown);
  const next = new URL(steps.findLast((step) => new URL(step).pathname !== pathname) ?? shown);
  const before = queryOf(shown);
  const queries = steps.map(queryOf);
  const variables = new Set([before, ...queries].flatMap((query) => [...query.keys()]));
  const parameters = [...variables].flatMap((variable) =>
    merged(before.get(variable) ?? NONE, changesOf(variable, before, queries)),
  );
  next.hash = '';
  next.search = new URLSearchParams(
    parameters.filter(([name]) => name !== PAGE).map(([name, value]) => [name, value]),
  ).toString();
  return next.href;
}

/**
 * Whether two filters cannot both be on, by the addresses that put them on: they give another value to the same request
 * variable, or lead to another path.
 */
export function excludeEachOther(shown: string, one: string, other: string): boolean {
  const { pathname } = new URL(shown);
  const steps = [one, other];
  if (steps.every((step) => new URL(step).pathname !== pathname)) return true;
  const before = queryOf(shown);
  const queries = steps.map(queryOf);
  return [...(queries[0]?.keys() ?? [])].some((variable) => {
    const changes = changesOf(variable, before, queries);
    const [first = NONE, second = NONE] = changes;
    return (
      changes.length > 1 &&
      !isSameVariable(first, second) &&
      listFormOf(before.get(variable) ?? NONE, changes) === null
    );
  });
}
