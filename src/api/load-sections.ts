import type { StoredSection } from '../domain/section.types';
import { report } from '../platform/console';
import type { ApiError } from '../platform/http/api-error';
import { http } from '../platform/http/http';
import { buildQuery } from '../platform/query/query-string';
import { isNestedTooDeep, isRecord } from '../platform/record';
import { fail, ok, type Result } from '../platform/result';

/** A request for sections; `names` null means all of them. */
export interface SectionRequest {
  readonly loadUrl: string;
  readonly names: readonly string[] | null;
  /** True after a write, so that the server assigns new ids to the sections. */
  readonly newTimestamp: boolean;
  readonly signal?: AbortSignal | undefined;
}

export type Sections = Readonly<Record<string, StoredSection>>;

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

const reportLost = (name: string): void => {
  report(57, `The shop does not load the section "${name}".`);
};

/** One request. `force_new_section_timestamp` is always sent (SECT-03, decisions C30), `sections` only for some. */
export async function loadOnce({
  loadUrl,
  names,
  newTimestamp,
  signal,
}: SectionRequest): Promise<Result<Sections>> {
  const query = buildQuery({
    sections: names === null ? null : names.join(','),
    force_new_section_timestamp: newTimestamp ? 'true' : 'false',
  });
  const response = await http({ url: `${loadUrl}?${query}`, signal });
  if (!response.ok) return response;
  const { body, status } = response.value;
  const entries = Object.entries(isRecord(body) ? body : {});
  const sections = entries.filter((entry): entry is [string, StoredSection] => isSection(entry[1]));
  for (const [name, section] of entries) if (!isSection(section)) reportLost(name);
  return isRecord(body) && (sections.length > 0 || entries.length === 0)
    ? ok(Object.fromEntries(sections))
    : fail({ kind: 'malformed', status });
}

const isSection = (value: unknown): value is StoredSection =>
  isRecord(value) && typeof value.data_id === 'number' && !isNestedTooDeep(value);

/** Whether the server refuses a request because of a section that it does not know. */
export const isRefusal = (error: ApiError): boolean => 'status' in error && error.status === 400;
