import { describe, expect, it, vi } from 'vitest';

import { checkItems } from '../../../src/api/multishipping';
import { json, mockShop, sent } from '../state/support/fake-http';

vi.mock('../../../src/platform/http/http', () => import('../state/support/fake-http'));

const URL_CHECK = 'https://shop.example/multishipping/checkout/checkItems/';
const FIELDS = [
  ['form_key', 'stale'],
  ['ship[0][77][qty]', '2'],
  ['ship[0][77][address]', '5'],
] as const;

describe('the check of items for several addresses', () => {
  it('sends the rows with the visitor’s form key', async () => {
    mockShop(() => json({ success: true }));
    expect(await checkItems(URL_CHECK, FIELDS, 'key')).toEqual({ ok: true, value: null });
    expect(sent[0]).toMatchObject({ method: 'POST', path: 'multishipping/checkout/checkItems/' });
    expect([...(sent[0]?.body as URLSearchParams)]).toEqual([
      ['ship[0][77][qty]', '2'],
      ['ship[0][77][address]', '5'],
      ['form_key', 'key'],
    ]);
  });

  it('returns the refusal as text', async () => {
    mockShop(() => json({ success: false, error_message: 'Only 3 &amp; no more' }));
    expect(await checkItems(URL_CHECK, FIELDS, 'key')).toEqual({
      ok: true,
      value: 'Only 3 & no more',
    });
  });

  it.each([{}, { error_message: '' }, { error_message: ' ' }])(
    'says in general words that it is refused where the shop gives no reason (%j)',
    async (rest) => {
      mockShop(() => json({ success: false, ...rest }));
      expect(await checkItems(URL_CHECK, FIELDS, 'key')).toEqual({
        ok: true,
        value: 'Something went wrong with your request. Please try again later.',
      });
    },
  );

  it('takes a page for a malformed response', async () => {
    mockShop(() => json('<html>'));
    const result = await checkItems(URL_CHECK, FIELDS, 'key');
    expect(result).toMatchObject({ ok: false, error: { kind: 'malformed' } });
  });
});
