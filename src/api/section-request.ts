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

/** Names a section that is missing on the console, once. */
export const reportLost = (name: string): void => {
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
