/**
 * `npm run live -- https://shop.example/ --shop shop.json`: the flows of e2e/live in a shop that has Till, in Chromium and
 * at two widths, with a table at the end. docs/live.md describes the file. It places orders: use a staging shop.
 */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

const USAGE = 'npm run live -- <address> --shop <file> [--grep <words>]';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { shop: { type: 'string' }, grep: { type: 'string' } },
});
const [address] = positionals;

if (address === undefined || !URL.canParse(address) || values.shop === undefined) {
  console.error(USAGE);
  process.exit(1);
}

const typed = ['playwright', 'test', '--config=playwright.live.config.ts'];
const { status } = spawnSync('npx', values.grep ? [...typed, '--grep', values.grep] : typed, {
  stdio: 'inherit',
  env: { ...process.env, TILL_LIVE_URL: address, TILL_LIVE_SHOP: resolve(values.shop) },
});
process.exitCode = status ?? 1;
