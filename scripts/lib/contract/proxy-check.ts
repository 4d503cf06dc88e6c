import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createPlain, type RequestListener } from 'node:http';
import { createServer as createSafe } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';

import { lumaSwaps } from '../../../demo/try-on/swaps';
import { startProxy } from '../../../demo/try-on/server';
import { selfSigned } from '../../../tests/demo/try-on/self-signed';
import type { Flow } from './captures';
import { configOn, recordedPages, type RecordedPage } from './recorded-pages';
import { Count, type Tally } from './tally';

/** The parts of a bundle that the proxy uses. */
function emptyBundle(): string {
  const folder = mkdtempSync(join(tmpdir(), 'till-contract-'));
  const tags = Object.fromEntries(lumaSwaps.map(({ tag }) => [tag, { files: [] }]));
  writeFileSync(join(folder, 'till-manifest.json'), JSON.stringify({ tags }));
  writeFileSync(join(folder, 'till.js'), '');
  return folder;
}

async function openShop(page: RecordedPage, isSafe: boolean) {
  const scheme = isSafe ? 'https' : 'http';
  const respond: RequestListener = ({ headers }, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=UTF-8',
      'content-encoding': 'gzip',
      'content-security-policy': "script-src 'self'",
      'set-cookie': 'PHPSESSID=1; path=/; domain=localhost; secure; HttpOnly',
    });
    response.end(gzipSync(page.html(`${scheme}://${headers.host ?? ''}`)));
  };
  const server = isSafe ? createSafe(selfSigned('localhost'), respond) : createPlain(respond);
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `${scheme}://localhost:${String(port)}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The fault in the page as the proxy forwards it; null without one. */
async function problemOf(page: RecordedPage, distDir: string, isSafe: boolean) {
  const shop = await openShop(page, isSafe);
  const backend = new URL(`${shop.origin}/`);
  const proxy = await startProxy({
    backend,
    port: 0,
    distDir,
    insecure: true,
    print: () => undefined,
  });
  try {
    const response = await fetch(new URL(page.path, proxy.url));
    const html = await response.text();
    if (!html.includes(`<${page.tag}`)) return `has no <${page.tag}>`;
    if (html.includes(backend.host)) return 'still names the shop';
    if (/domain|secure/i.test(response.headers.getSetCookie().join())) return 'binds its cookie';
    return isDeepStrictEqual(configOn(html, new URL(proxy.url).origin), page.config)
      ? null
      : 'prints another configuration';
  } finally {
    await proxy.close();
    shop.close();
  }
}

/**
 * Checks that `npm run demo -- --backend` inserts the tags into pages with a real shop's configuration, and
 * changes only the shop's address in it: over HTTP, and over HTTPS with an untrusted certificate.
 */
export async function checkProxy(flows: readonly Flow[]): Promise<Tally> {
  const distDir = emptyBundle();
  const count = new Count();
  for (const page of recordedPages(flows)) {
    for (const isSafe of [false, true]) {
      const name = `proxy, ${page.name} over ${isSafe ? 'HTTPS' : 'HTTP'}`;
      count.add(name, await problemOf(page, distDir, isSafe));
    }
  }
  rmSync(distDir, { recursive: true, force: true });
  console.log(`proxy: ${String(count.passed)} recorded pages with Till in them`);
  return count;
}
