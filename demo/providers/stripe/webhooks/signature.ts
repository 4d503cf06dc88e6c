import { createHmac } from 'node:crypto';

/**
 * The value of `Stripe-Signature`: `t=<seconds>,v1=<hex>`, where `v1` is the HMAC-SHA256 of `<seconds>.<body>` with the
 * webhook's secret.
 */
export function signatureOf(body: string, secret: string, seconds: number): string {
  const signed = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${signed}`;
}
