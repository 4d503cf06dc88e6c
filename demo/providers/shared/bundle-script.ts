import { fileURLToPath } from 'node:url';

import { build, type Rolldown } from 'vite';

const made = new Map<string, Promise<string>>();

async function make(entry: URL): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'tillSandbox' },
    },
  });
  const [first] = (Array.isArray(output) ? output : [output]) as readonly Rolldown.RolldownOutput[];
  return first?.output[0].code ?? '';
}

/** A sandbox's script as one classic file, built on the first request. */
export function bundleScript(entry: URL): Promise<string> {
  const known = made.get(entry.href);
  if (known) return known;
  const making = make(entry);
  made.set(entry.href, making);
  making.catch(() => made.delete(entry.href));
  return making;
}
