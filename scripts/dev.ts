import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, watch as watchFiles, writeFileSync } from 'node:fs';

import { watch, type OutputOptions } from 'rollup';

import { freePort } from './lib/prepare.mjs';

/**
 * `npm run dev`: the demo shop with a bundle that is rebuilt whenever a file is saved; the shop restarts when its
 * files change, and open pages reload. PORT sets the port.
 *
 * Pages notice by requesting a small file once a second. The loader of this bundle sends the request, so the shop's
 * content security policy needs no exception and the shop no extra code.
 */

const STAMP = 'dist/dev-stamp.txt';
/** Long enough for the demo shop to restart. */
const RESTART_MS = 800;

const RELOAD = `
(() => {
  const { src } = document.currentScript ?? document.querySelector('script[src*="till.js"]');
  const stampUrl = new URL('dev-stamp.txt', src);
  let shown;
  setInterval(async () => {
    const answer = await fetch(stampUrl, { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    const stamp = await answer.text();
    if (shown !== undefined && shown !== stamp) location.reload();
    shown = stamp;
  }, 1000);
})();`;

const touch = (): void => {
  writeFileSync(STAMP, String(Date.now()));
};

process.env.NODE_ENV = 'development';
const { default: configurations } = await import('../rollup.config.mjs');
// The single classic file is made for releases only.
const [modules, loader] = configurations;
if (modules === undefined || loader === undefined)
  throw new Error('rollup.config.mjs has changed.');

rmSync('dist', { recursive: true, force: true });
mkdirSync('dist');
touch();

const port = Number(process.env.PORT ?? (await freePort(8080)));
let isShopOpen = false;

function openShop(): void {
  isShopOpen = true;
  mkdirSync('.demo', { recursive: true });
  const shopArgs = ['demo/main.ts', '--port', String(port), '--db', '.demo/shop.db'];
  const shop = spawn('node_modules/.bin/tsx', ['watch', '--clear-screen=false', ...shopArgs], {
    stdio: 'inherit',
  });
  process.on('exit', () => shop.kill());
}

const watcher = watch([
  modules,
  { ...loader, output: { ...(loader.output as OutputOptions), footer: RELOAD } },
]);
watcher.on('event', (event) => {
  if (event.code === 'BUNDLE_END') void event.result.close();
  if (event.code === 'ERROR') console.error(`✘ ${event.error.message}`);
  if (event.code !== 'END') return;
  console.log(`▸ Built ${new Date().toLocaleTimeString()}`);
  touch();
  if (!isShopOpen) openShop();
});

let restarted: NodeJS.Timeout | undefined;
watchFiles('demo', { recursive: true }, () => {
  clearTimeout(restarted);
  restarted = setTimeout(touch, RESTART_MS);
});

process.on('SIGINT', () => process.exit(0));
process.on('SIGTERM', () => process.exit(0));
