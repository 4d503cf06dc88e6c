import type { MiddlewareHandler } from 'hono';

import { hasPaymentServices, isProviderOn } from '../domain/orders/payment-methods';
import { currentSettings } from '../domain/settings/visitor';
import type { Shop, ShopEnv } from '../domain/shop';
import { certificatesOf } from '../domain/tax/certificates';

/** The players of background films. */
const FILM_SITES = 'https://www.youtube-nocookie.com https://player.vimeo.com';

/** The pages' policy; it allows payment providers, reCAPTCHA and the tax service only where they are enabled. */
function policy(
  providers: readonly string[],
  maps: string | null,
  recaptcha: string | null,
  tax: string | null,
): string {
  const others = providers.map((origin) => ` ${origin}`).join('');
  const checked = recaptcha === null ? '' : ` ${recaptcha}`;
  const certified = tax === null ? '' : ` ${tax}`;
  const scripts = `${others}${checked}${certified}${maps === null ? '' : ` ${maps}`}`;
  const called = others + certified;
  return [
    "default-src 'self'",
    `script-src 'self'${scripts}`,
    "style-src 'self'",
    "img-src 'self' data:",
    `frame-src 'self' ${FILM_SITES}${others}${checked}`,
    ...(called === '' ? [] : [`connect-src 'self'${called}`]),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** Headers of every response of the storefront. */
export function withPageHeaders({
  stripe,
  paypal,
  maps,
  recaptcha,
  tax,
}: Shop): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    await next();
    // A preview of the gallery is the page of another shop, with other settings.
    if (c.res.headers.has('Content-Security-Policy')) return;
    const providers = [
      ...(stripe !== undefined && isProviderOn() ? [stripe.origin] : []),
      ...(paypal !== undefined && hasPaymentServices() ? [paypal.origin] : []),
    ];
    const checked = currentSettings().recaptcha.length > 0 ? (recaptcha?.origin ?? null) : null;
    const certified = certificatesOf({ tax })?.origin ?? null;
    c.header(
      'Content-Security-Policy',
      policy(providers, maps?.origin ?? null, checked, certified),
    );
    c.header('Cache-Control', 'max-age=0, must-revalidate, no-cache, no-store');
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('Referrer-Policy', 'same-origin');
  };
}
