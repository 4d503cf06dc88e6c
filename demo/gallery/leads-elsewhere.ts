import { markup } from '../shop/pages/markup';

/** Whether the browser will show the response as a page. */
export function isNavigation(request: Request): boolean {
  return request.headers.get('sec-fetch-mode') === 'navigate';
}

/** Replaces the shop's pages, since a preview shows its element only. */
export function leadsElsewhere(path: string, basePath: string): Response {
  const page = markup`<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Elsewhere in the shop</title>
<link rel="icon" href="/static/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/gallery/assets/preview.css">
</head>
<body>
<main class="elsewhere">
<h1>Elsewhere in the shop</h1>
<p>On a page of the shop this leads to <code>${path}</code>.</p>
<p><a href="${basePath}page">Back to the element</a></p>
</main>
</body>
</html>`;
  return new Response(page.toString(), { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}
