import { existsSync, readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';

import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';

import { serveFolder } from '../shop/support/assets';
import { OWN_PATH } from './site';

/** Tags in the built bundle; read each time, so that a new build is noticed. */
export function builtTags(distDir: string): ReadonlySet<string> {
  const file = join(distDir, 'till-manifest.json');
  if (!existsSync(file)) return new Set();
  const { tags } = JSON.parse(readFileSync(file, 'utf8')) as { readonly tags: object };
  return new Set(Object.keys(tags));
}

/** Serves the bundle under the proxy's own path. */
export function serveBundle(distDir: string): RequestListener {
  const app = new Hono();
  const files = serveFolder(distDir, OWN_PATH);
  app.get(`${OWN_PATH}*`, (c) => files(c) ?? c.text('Not found', 404));
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  return (request, response) => void listener(request, response);
}
