// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { openRecaptchaSandbox, SECRET } from '../../../../demo/providers/recaptcha/app';
import { TOKEN_LIFE_MS } from '../../../../demo/providers/recaptcha/tokens';

let now = 0;
const sandbox = openRecaptchaSandbox(() => now);

async function post(path: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  const body = new URLSearchParams(fields);
  const response = await sandbox.request(`/recaptcha/${path}`, { method: 'POST', body });
  return response.json();
}
async function issue(k: string, attempt = '1'): Promise<string> {
  const issued = (await post('api2/userverify', { k, attempt })) as { readonly token: string };
  return issued.token;
}
const verify = (response: string, secret = SECRET) => post('api/siteverify', { secret, response });

describe('the sandbox of reCAPTCHA', () => {
  it('accepts a token once', async () => {
    const token = await issue('sandbox-checkbox');
    expect(await verify(token)).toMatchObject({ success: true });
    expect(await verify(token)).toMatchObject({ 'error-codes': ['timeout-or-duplicate'] });
  });

  it.each([
    ['none', '', 'missing-input-response'],
    ['one of nobody', 'token', 'timeout-or-duplicate'],
  ])('refuses %s', async (_what, token, code) => {
    expect(await verify(token)).toEqual({ success: false, 'error-codes': [code] });
  });

  it('refuses a token that is too old, and a shop without the secret', async () => {
    const token = await issue('sandbox-score');
    expect(await verify(token, 'guess')).toMatchObject({ 'error-codes': ['invalid-input-secret'] });
    now += TOKEN_LIFE_MS;
    expect(await verify(token)).toMatchObject({ success: false });
  });

  it('refuses the first token of a widget if the key selects that', async () => {
    expect(await verify(await issue('sandbox-score-refused'))).toMatchObject({ success: false });
    expect(await verify(await issue('sandbox-score-refused', '2'))).toMatchObject({
      success: true,
    });
  });

  it('blocks its script if the URL selects that', async () => {
    expect((await sandbox.request('/recaptcha/api.js?fault=blocked')).status).toBe(403);
    const script = await sandbox.request('/recaptcha/api.js?render=explicit');
    expect(await script.text()).toContain('grecaptcha');
  });

  it('uses the page’s language in its frames', async () => {
    const frame = await sandbox.request('/recaptcha/api2/anchor?hl=de&size=normal');
    expect(await frame.text()).toContain('Ich bin kein Roboter');
  });
});
