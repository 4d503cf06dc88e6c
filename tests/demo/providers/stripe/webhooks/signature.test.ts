import { createHmac } from 'node:crypto';

import { expect, it } from 'vitest';

import { isSigned } from '../../../../../demo/shop/domain/payments/webhook';
import { signatureOf } from '../../../../../demo/providers/stripe/webhooks/signature';

const BODY = '{"id":"evt_1"}';
const SECONDS = 1_700_000_000;
const now = new Date(SECONDS * 1000);

it('signs time and body with the secret, as the real provider documents it', () => {
  const hex = createHmac('sha256', 'whsec_demo').update(`1700000000.${BODY}`).digest('hex');
  expect(signatureOf(BODY, 'whsec_demo', SECONDS)).toBe(`t=1700000000,v1=${hex}`);
});

it('is what the shop accepts, for this body, secret and time only', () => {
  const signature = signatureOf(BODY, 'whsec_demo', SECONDS);
  expect(isSigned(BODY, signature, 'whsec_demo', now)).toBe(true);
  expect(isSigned(`${BODY} `, signature, 'whsec_demo', now)).toBe(false);
  expect(isSigned(BODY, signature, 'whsec_other', now)).toBe(false);
  expect(isSigned(BODY, signatureOf(BODY, 'whsec_demo', 5), 'whsec_demo', now)).toBe(false);
});
