import { ORIGIN } from '../../shared/browser/origin';
import { options } from './script-options';

/** A call of a component of the SDK for this account; rejects when it is refused. */
export async function send(path: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  const query = new URLSearchParams({ 'client-id': options.clientId });
  const response = await fetch(`${ORIGIN}/${path}?${query.toString()}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const answer = (await response.json()) as Readonly<Record<string, unknown>>;
  if (!response.ok) throw new Error(String(answer.message));
  return answer;
}
