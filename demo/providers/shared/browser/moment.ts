/** The fault that a test has set for this moment of an account, which `query` names; null for none. */
export async function momentAt(
  origin: string,
  query: Readonly<Record<string, string>>,
  moment: string,
): Promise<string | null> {
  try {
    const asked = new URLSearchParams(query).toString();
    const response = await fetch(`${origin}/sandbox/moments/${moment}?${asked}`, {
      method: 'POST',
    });
    const body: unknown = await response.json();
    const isKind = typeof body === 'object' && body !== null && 'kind' in body;
    return isKind && typeof body.kind === 'string' ? body.kind : null;
  } catch {
    return null;
  }
}
