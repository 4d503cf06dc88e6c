/**
 * `npm run live -- https://shop.example/ --shop shop.json`: the flows of e2e/live in a shop that has Till, in Chromium and
 * at two widths, with a table at the end. docs/live.md describes the file. It places orders: use a staging shop.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

import { parseShopFile } from '../e2e/live/shop-file';
import { benchLive } from './live-bench';

const USAGE = `npm run live -- <address> --shop <file> [--grep <words>]
npm run live -- <address> --shop <file> --bench [--beside <address without Till>] [--runs <number>]`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shop: { type: 'string' },
    grep: { type: 'string' },
    bench: { type: 'boolean', default: false },
    beside: { type: 'string' },
    runs: { type: 'string', default: '3' },
  },
});
const [address] = positionals;

const shops = [address, values.beside].filter((one) => one !== undefined);
const runs = Number(values.runs);

if (
  address === undefined ||
  values.shop === undefined ||
  !shops.every((one) => URL.canParse(one)) ||
  !(runs >= 1)
) {
  console.error(USAGE);
  process.exit(1);
}

if (values.bench) {
  const file = parseShopFile(readFileSync(values.shop, 'utf8'));
  await benchLive({ shops, file, runs });
} else {
  const typed = ['playwright', 'test', '--config=playwright.live.config.ts'];
  const { status } = spawnSync('npx', values.grep ? [...typed, '--grep', values.grep] : typed, {
    stdio: 'inherit',
    env: { ...process.env, TILL_LIVE_URL: address, TILL_LIVE_SHOP: resolve(values.shop) },
  });
  process.exitCode = status ?? 1;
}
