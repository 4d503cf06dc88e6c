import type { Result } from '../platform/result';
import {
  isRefusal,
  loadOnce,
  reportLost,
  type SectionRequest,
  type Sections,
} from './section-request';

/** Names that the server refused on this page while it loaded others: with one of them, it refuses all. */
const refused = new Set<string>();

/**
 * Loads private-data sections (SECT-01 to SECT-04): a map of name to data with its `data_id`. One that the server refuses
 * (`endpoints.md` §6, 400) or that has no numeric `data_id` is left out and named once on the console; the others are
 * requested again without it.
 *
 * @returns the failure if no section at all was received
 */
export async function loadSections(request: SectionRequest): Promise<Result<Sections>> {
  if (request.names === null) return loadOnce(request);
  const accepted = request.names.filter((name) => !refused.has(name));
  const names = accepted.length > 0 ? accepted : request.names;
  const result = await loadOnce({ ...request, names });
  if (result.ok || !isRefusal(result.error)) return result;
  const late = await import('./accepted-sections').catch(() => null);
  return late === null ? result : late.loadAccepted({ ...request, names }, result, refuse);
}

function refuse(names: readonly string[]): void {
  for (const name of names) {
    refused.add(name);
    reportLost(name);
  }
}
