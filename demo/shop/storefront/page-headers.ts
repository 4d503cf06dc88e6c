import type { MiddlewareHandler } from 'hono';

import { isProviderOn } from '../domain/orders/payment-methods';
import type { Shop, ShopEnv } from '../domain/shop';

/** The players of films behind rows of content. */
const FILM_SITES = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The pages' policy; the payment provider is let in where its methods are on, and nowhere else. */
function policy(provider: string | null, maps: string | null): string {
  const others = provider === null ? '' : ` ${provider}`;
  const scripts = maps === null ? others : `${others} ${maps}`;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src 'self' ${FILM_SITES}${others}`,
    ...(provider === null ? [] : [`connect-src 'self'${others}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of every answer of the storefront. */
export function withPageHeaders({ stripe, maps }: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    await next();
    const provider = stripe !== undefined && isProviderOn() ? stripe.origin : null;
    c.header('Content-Security-Policy', policy(provider, maps?.origin ?? null));
    c.header('Cache-Control', 'max-age=0, must-revalidate, no-cache, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  };
}
