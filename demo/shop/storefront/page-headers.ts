import type { MiddlewareHandler } from 'hono';

import { isProviderOn } from '../domain/orders/payment-methods';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';

/** The players of background films. */
const FILM_SITES = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The pages' policy; it allows the payment provider and reCAPTCHA only where they are enabled. */
function policy(provider: string | null, maps: string | null, recaptcha: string | null): string {
  const others = provider === null ? '' : ` ${provider}`;
  const checked = recaptcha === null ? '' : ` ${recaptcha}`;
  const scripts = `${others}${checked}${maps === null ? '' : ` ${maps}`}`;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src 'self' ${FILM_SITES}${others}${checked}`,
    ...(provider === null ? [] : [`connect-src 'self'${others}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of every response of the storefront. */
export function withPageHeaders({ stripe, maps, recaptcha }: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    await next();
    const provider = stripe !== undefined && isProviderOn() ? stripe.origin : null;
    const checked = currentSettings().recaptcha.length > 0 ? (recaptcha?.origin ?? null) : null;
    c.header('Content-Security-Policy', policy(provider, maps?.origin ?? null, checked));
    c.header('Cache-Control', 'max-age=0, must-revalidate, no-cache, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  };
}
