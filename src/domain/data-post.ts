/** A post that a server-rendered link describes: the URL and the fields of the form to send there. */
export interface DataPost {
  readonly action: string;
  readonly data: Readonly<Record<string, string>>;
}

const fieldText = (value: unknown): readonly string[] =>
  typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];

/**
 * Reads a `data-post` attribute (WISH-08, `endpoints.md` §6): JSON with an action and the fields, whose values may be
 * numbers. Null for anything else.
 */
export function readDataPost(text: string | null): DataPost | null {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text ?? '');
  } catch {
    return null;
  }
  if (typeof parsed !== 'object' || parsed === null || !('action' in parsed)) return null;
  const { action } = parsed;
  const data = 'data' in parsed ? parsed.data : null;
  if (typeof action !== 'string' || action === '') return null;
  const fields = typeof data === 'object' && data !== null ? Object.entries(data) : [];
  return {
    action,
    data: Object.fromEntries(
      fields.flatMap(([name, value]) => fieldText(value).map((field) => [name, field])),
    ),
  };
}
