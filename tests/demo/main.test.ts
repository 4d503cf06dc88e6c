import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { expect, it, onTestFinished } from 'vitest';

it('prints its address once it listens, and not before', async () => {
  const db = path.join(mkdtempSync(path.join(tmpdir(), 'till-main-')), 'shop.db');
  const args = ['--import', 'tsx', 'demo/main.ts', '--port', '0', '--db', db];
  const shop = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => {
    shop.kill();
  });
  let printed = '';
  const address = await new Promise<string | undefined>((resolve) => {
    shop.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      resolve(/http:\/\/127\.0\.0\.1:\d+\//.exec(printed)?.[0]);
    });
  });
  const response = await fetch(String(address));
  expect(response.status).toBe(200);
  const provider = /Payments go to (\S+)/.exec(printed)?.[1] ?? '';
  expect(provider).not.toContain(String(address));
  expect(await (await fetch(provider)).text()).toContain('Sandbox: no money moves');
}, 30_000);

it('requires the secret key of the real provider, too', () => {
  const args = ['--import', 'tsx', 'demo/main.ts', '--stripe-key', 'pk_test_1'];
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: { ...process.env, STRIPE_SECRET_KEY: '' },
    encoding: 'utf8',
  });
  expect(stderr).toContain('--stripe-key needs STRIPE_SECRET_KEY');
  expect(status).toBe(2);
}, 30_000);
