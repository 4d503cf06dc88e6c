import type { ApiError } from '../platform/http/api-error';
import { ok, type Result } from '../platform/result';
import { isRefusal, loadOnce, type SectionRequest, type Sections } from './section-request';

/** A request for some sections. */
type NamedRequest = SectionRequest & { readonly names: readonly string[] };

/** The sections that the server refuses: they are not requested again. */
type Refuse = (names: readonly string[]) => void;

/**
 * Loads the sections of a request that the server refused (`endpoints.md` §6, 400) without those that it does not know: the
 * names that the refusal quotes, or those that a search finds. `refuse` receives them.
 *
 * @returns `refusal` if no section at all was received
 */
export async function loadAccepted(
  request: NamedRequest,
  refusal: Result<Sections> & { readonly ok: false },
  refuse: Refuse,
): Promise<Result<Sections>> {
  const { names } = request;
  const named = namedIn(refusal.error, names);
  if (named.length === 0) return loadHalves(request, refusal, refuse);
  const others = names.filter((name) => !named.includes(name));
  const rest = others.length > 0 ? await loadOnce({ ...request, names: others }) : refusal;
  const found =
    rest.ok || others.length === 0 || !isRefusal(rest.error)
      ? rest
      : await loadAccepted({ ...request, names: others }, rest, refuse);
  if (found.ok) refuse(named);
  return found;
}

/** The names that a refusal quotes: `The "x" section source isn't supported.` */
const namedIn = (error: ApiError, names: readonly string[]): readonly string[] => {
  const message = ('message' in error && error.message) || '';
  return names.filter((name) => message.includes(`"${name}"`));
};

/**
 * A refusal that names no section: finds it by halves. When both are refused, the server refuses something else, and the
 * search ends.
 */
async function loadHalves(
  request: NamedRequest,
  refusal: Result<Sections>,
  refuse: Refuse,
): Promise<Result<Sections>> {
  const { names } = request;
  if (names.length < 2) return refusal;
  const middle = Math.ceil(names.length / 2);
  const halves = [names.slice(0, middle), names.slice(middle)];
  const results: Result<Sections>[] = [];
  for (const half of halves) results.push(await loadOnce({ ...request, names: half }));
  if (!results.some(({ ok: isLoaded }) => isLoaded)) return refusal;
  let sections: Sections = {};
  for (const [index, half] of halves.entries()) {
    const result = results[index] ?? refusal;
    const found =
      result.ok || !isRefusal(result.error)
        ? result
        : await loadHalves({ ...request, names: half }, result, refuse);
    if (found.ok) sections = { ...sections, ...found.value };
    else if (half.length === 1 && isRefusal(found.error)) refuse(half);
  }
  return ok(sections);
}
