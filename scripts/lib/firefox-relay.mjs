#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/**
 * Lets Playwright drive a stock Firefox over WebDriver BiDi. It starts the Firefox of `TILL_FIREFOX` with its own
 * arguments and forwards every message. An emulation command that this Firefox does not support is acknowledged as
 * done: Playwright sends some of them for every new window and fails at the first refusal.
 */

/** @typedef {{ id?: number, type?: string, method?: string, error?: string }} Message */

/**
 * @param {string} answer the message from Firefox
 * @param {Map<number, string>} asked the pending commands by id
 * @returns {string} the message for Playwright
 */
function answered(answer, asked) {
  /** @type {Message} */
  const { id, type, error } = JSON.parse(answer);
  if (id === undefined) return answer;
  const isEmulation = asked.get(id)?.startsWith('emulation.') === true;
  asked.delete(id);
  const isUnknown = type === 'error' && error === 'unknown command';
  return isEmulation && isUnknown ? JSON.stringify({ type: 'success', id, result: {} }) : answer;
}

/** @param {WebSocket} playwright @param {string} address of Firefox */
function relay(playwright, address) {
  const firefox = new WebSocket(address, { perMessageDeflate: false });
  /** @type {Map<number, string>} */
  const asked = new Map();
  const connected = new Promise((done) => firefox.once('open', done));
  playwright.on('message', async (data) => {
    const text = String(data);
    /** @type {Message} */
    const { id, method } = JSON.parse(text);
    if (id !== undefined && method !== undefined) asked.set(id, method);
    await connected;
    firefox.send(text);
  });
  firefox.on('message', (data) => playwright.send(answered(String(data), asked)));
  playwright.on('close', () => firefox.close());
  firefox.on('close', () => playwright.close());
  firefox.on('error', () => playwright.close());
}

const firefox = spawn(process.env.TILL_FIREFOX ?? 'firefox', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.on('error', ({ message }) => {
  console.error(message);
  process.exit(1);
});
firefox.on('exit', (code) => process.exit(code ?? 0));
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => firefox.kill(signal));
}

// Playwright reads the address to connect to from this line.
const LISTENING = /WebDriver BiDi listening on (ws:\/\/.*)$/;

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = LISTENING.exec(line)?.[1];
  if (address === undefined) {
    console.error(line);
    return;
  }
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (socket, { url = '' }) => relay(socket, `${address}${url}`));
  server.on('listening', () => {
    const own = server.address();
    const port = typeof own === 'object' ? own?.port : own;
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${String(port)}`);
  });
});
