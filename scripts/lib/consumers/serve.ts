import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { freePort } from '../prepare.mjs';
import type { Consumer } from './consumer';
import { environmentOf } from './workspace';

/** A running server. */
interface Site {
  readonly url: string;
  stop(): void;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Responses to the requests that elements send to every shop. */
const SHOP: Readonly<Record<string, string>> = { '/customer/section/load/': '{}' };

function serveFolder(folder: string): Promise<Site> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://site');
    const answer = SHOP[pathname];
    const file = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (answer !== undefined)
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(answer);
    else if (pathname === '/favicon.ico') response.writeHead(204).end();
    else if (!existsSync(file) || !statSync(file).isFile()) response.writeHead(404).end();
    else {
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'Content-Type': type }).end(readFileSync(file));
    }
  });
  return new Promise((done) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      done({ url: `http://127.0.0.1:${port}/`, stop: () => server.close() });
    });
  });
}

const FIRST_PORT = 4700;
const LONGEST_START_MS = 60_000;

/** Starts a command of a folder's packages, to which a free port is appended, and waits until it responds. */
async function startServer(
  folder: string,
  start: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const port = await freePort(FIRST_PORT);
  const [command = '', ...args] = start.split(' ');
  const child = spawn(command, [...args, String(port)], {
    cwd: folder,
    stdio: 'ignore',
    env: { ...environmentOf(folder), ...env },
  });
  const ended = new AbortController();
  for (const end of ['error', 'exit']) child.on(end, () => ended.abort());
  const url = `http://127.0.0.1:${port}/`;
  const until = Date.now() + LONGEST_START_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (Date.now() > until || ended.signal.aborted) throw new Error(`"${start}" did not start.`);
    await new Promise((done) => setTimeout(done, 250));
  }
  return { url, stop: () => child.kill() };
}

/** Serves an application in front of a demo shop of its own. */
async function startWithShop(folder: string, start: string): Promise<Site> {
  const shop = await startServer(
    process.cwd(),
    `tsx demo/main.ts --db ${join(folder, 'shop.db')} --port`,
  );
  try {
    const site = await startServer(folder, start, { SHOP: shop.url });
    return {
      url: site.url,
      stop: () => {
        site.stop();
        shop.stop();
      },
    };
  } catch (error) {
    shop.stop();
    throw error;
  }
}

/** Serves a consumer's built pages; null when it has none. */
export async function serve(folder: string, { page, start, shop }: Consumer): Promise<Site | null> {
  if (start !== undefined)
    return shop === true ? startWithShop(folder, start) : startServer(folder, start);
  return page === undefined ? null : serveFolder(join(folder, page));
}
