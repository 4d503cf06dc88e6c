import { escape } from '../../shared/pages/escape';

/** Version of the frames' assets, one per process, so that browsers cache them like a real provider's. */
const VERSION = Date.now().toString(36);

/** A page of the provider. `page` identifies it in its script and style sheet. */
export function layout(page: string, title: string, body: string, lang = 'en'): string {
  return `<!doctype html>
<html lang="${escape(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/v3/assets/provider.css?v=${VERSION}">
<script src="/v3/assets/frame.js?v=${VERSION}" defer></script>
</head>
<body data-page="${escape(page)}">
${body}
</body>
</html>`;
}

/** Formats an amount in minor units. */
export function formatAmount(amount: number, currency: string, locale = 'en-US'): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.toUpperCase(),
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
