import { escape } from '../../shared/pages/escape';

/** Version of the pages' assets, one per process, so that browsers cache them like a real provider's. */
const VERSION = Date.now().toString(36);

/** A page of the provider. `page` identifies it in its script and style sheet; `body` is HTML. */
export function layout(page: string, title: string, locale: string, body: string): string {
  return `<!doctype html>
<html lang="${locale.startsWith('de') ? 'de' : 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<link rel="stylesheet" href="/assets/paypal.css?v=${VERSION}">
<script src="/assets/frame.js?v=${VERSION}" defer></script>
</head>
<body data-page="${escape(page)}">
${body}
</body>
</html>`;
}
