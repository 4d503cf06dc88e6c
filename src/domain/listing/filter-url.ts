/** What an address differs in from the one shown: the parameters it sets, and those that it lacks (null). */
function changesOf(shown: URLSearchParams, url: string): ReadonlyMap<string, string | null> {
  const { searchParams } = new URL(url);
  const names = new Set([...shown.keys(), ...searchParams.keys()]);
  const changes = [...names].flatMap((name): readonly [string, string | null][] => {
    const value = searchParams.get(name);
    return value === shown.get(name) ? [] : [[name, value]];
  });
  return new Map(changes);
}

/**
 * The listing with several filters at once, from the addresses of the single ones: what each of them changes in the
 * address shown is changed together. It starts with the first page.
 */
export function combinedUrl(shown: string, steps: readonly string[]): string {
  const next = new URL(shown);
  next.hash = '';
  const before = new URL(shown).searchParams;
  for (const step of steps) {
    for (const [name, value] of changesOf(before, step)) {
      if (value === null) next.searchParams.delete(name);
      else next.searchParams.set(name, value);
    }
  }
  next.searchParams.delete('p');
  return next.href;
}
