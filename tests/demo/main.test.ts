import { spawn } from 'node:child_process';
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
  const address = await new Promise<string | undefined>((resolve) => {
    shop.stdout.on('data', (printed: Buffer) => {
      resolve(/http:\/\/127\.0\.0\.1:\d+\//.exec(printed.toString())?.[0]);
    });
  });
  const response = await fetch(String(address));
  expect(response.status).toBe(200);
}, 30_000);
