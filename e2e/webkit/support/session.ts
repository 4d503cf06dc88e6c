import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';

import { freePort } from '../../../scripts/lib/prepare.mjs';
import type { WebKit } from '../../../scripts/lib/webkit.mjs';

/** A driver process, with a screen that nobody sees. */
export interface Driver {
  /** A new window with storage of its own. */
  readonly open: () => Promise<WebDriver>;
  readonly close: () => void;
}

const START_MS = 15_000;

/** The first text that a process prints. */
async function firstOutput(stream: Readable): Promise<string> {
  const [data] = (await once(stream, 'data', { signal: AbortSignal.timeout(START_MS) })) as [
    Buffer,
  ];
  return data.toString().trim();
}

/** Resolves when the driver answers. */
async function whenReady(address: string): Promise<void> {
  const until = Date.now() + START_MS;
  for (;;) {
    const isReady = await fetch(`${address}/status`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    if (Date.now() > until) throw new Error(`no answer from the WebKit driver at ${address}`);
    await new Promise((retry) => setTimeout(retry, 50));
  }
}

/** Starts the driver on a free port from `firstPort` on, and a screen with a free number. */
export async function startDriver(
  { driver, browser, display }: WebKit,
  firstPort: number,
): Promise<Driver> {
  const processes: ChildProcess[] = [];
  const screen = spawn(
    display,
    ['-displayfd', '1', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  processes.push(screen);
  const number = await firstOutput(screen.stdout);
  const port = await freePort(firstPort);
  processes.push(
    spawn(driver, [`--port=${String(port)}`], {
      // Without a message bus the engine's helpers wait for one.
      env: { ...process.env, DISPLAY: `:${number}`, GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
      stdio: 'ignore',
    }),
  );
  const address = `http://127.0.0.1:${String(port)}`;
  await whenReady(address);
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  return {
    open: () => new Builder().usingServer(address).withCapabilities(capabilities).build(),
    close: () => {
      for (const one of processes.reverse()) one.kill();
    },
  };
}
