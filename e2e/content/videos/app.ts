import { Hono } from 'hono';

import { bundleScript } from '../../../demo/providers/shared/bundle-script';

const SCRIPT = new URL('browser/player.ts', import.meta.url);

/** A page with a player: a colour that changes while the video plays. */
const page = (site: 'youtube' | 'vimeo'): string => `<!doctype html>
<html lang="en" data-site="${site}" data-state="waiting">
<head><meta charset="utf-8"><title>Video</title>
<style>
html { height: 100%; background: #20392f; }
html[data-state="playing"] { animation: video 4s infinite alternate; }
@keyframes video { to { background: #7a4d00; } }
</style></head>
<body><script src="/player.js"></script></body>
</html>`;

/**
 * A sandbox of the players of YouTube (`/embed/…`) and Vimeo (`/video/…`), limited to the messages that Till uses. Ids
 * that begin with `refused` or `1000` report an error; those that begin with `silent` or `2000` send no messages.
 */
export function openVideosSandbox(): Pick<Hono, 'fetch' | 'request'> {
  const app = new Hono();
  app.get('/embed/:id', (c) => c.html(page('youtube')));
  app.get('/video/:id', (c) => c.html(page('vimeo')));
  app.get('/player.js', async (c) =>
    c.body(await bundleScript(SCRIPT), 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  return app;
}
