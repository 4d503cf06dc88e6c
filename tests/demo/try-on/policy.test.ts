import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { adaptPolicy } from '../../../demo/try-on/policy';
import { site } from './site';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const none = { nonce: 'abc', changed: [] };
const adapt = (policy: string) => adaptPolicy(policy, site, none);

describe('a content security policy at the proxy', () => {
  it('names the proxy where it named the shop', () => {
    expect(
      adapt('form-action https://www.shop-one.example/x; img-src *.shop-one.example data:'),
    ).toBe("form-action http://127.0.0.1:8080/x 'self'; img-src *.shop-one.example data: 'self'");
  });

  it('lets the files of the bundle load where only other scripts might', () => {
    expect(adapt("default-src 'none'; img-src data:; script-src-elem cdn.example")).toBe(
      "default-src 'none'; img-src data:; script-src-elem cdn.example 'self'; script-src 'self'; style-src 'self'; connect-src 'self'",
    );
  });

  it('trusts the loader by a nonce where nothing else counts', () => {
    expect(adapt("script-src 'nonce-x' 'strict-dynamic'")).toBe(
      "script-src 'nonce-x' 'strict-dynamic' 'self' 'nonce-abc'",
    );
    expect(adapt("script-src 'self' 'unsafe-inline'")).toBe("script-src 'self' 'unsafe-inline'");
  });

  it('does not require HTTPS and reports nothing to the shop', () => {
    expect(adapt('upgrade-insecure-requests; report-uri /csp; block-all-mixed-content')).toBe('');
  });

  it('trusts inline scripts whose addresses changed, and only where it trusted them before', () => {
    const changed = [
      { before: 'old', after: 'new' },
      { before: 'stranger', after: 'still a stranger' },
    ];
    const adapted = adaptPolicy(`script-src 'self' ${hash('old')}`, site, { nonce: '', changed });
    expect(adapted).toBe(`script-src 'self' ${hash('old')} ${hash('new')}`);
  });

  it('allows the sanitiser where policies for trusted types are named', () => {
    expect(adapt("trusted-types 'none'; require-trusted-types-for 'script'")).toBe(
      "trusted-types dompurify; require-trusted-types-for 'script'",
    );
  });

  it('is adapted one by one where a header holds several', () => {
    expect(adapt("script-src 'self', script-src cdn.example")).toBe(
      "script-src 'self', script-src cdn.example 'self'",
    );
  });
});
