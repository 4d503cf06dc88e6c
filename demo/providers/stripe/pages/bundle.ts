import { fileURLToPath } from 'node:url';

import { build, type Rolldown } from 'vite';

const made = new Map<string, Promise<string>>();

async function make(entry: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`../${entry}`, import.meta.url)),
        formats: ['iife'],
        name: 'tillSandbox',
      },
    },
  });
  const [first] = (Array.isArray(output) ? output : [output]) as readonly Rolldown.RolldownOutput[];
  return first?.output[0].code ?? '';
}

/** A script of the browser as one classic file, built when it is first asked for. */
export function bundle(entry: 'browser/stripe.ts' | 'frames/frame.ts'): Promise<string> {
  const known = made.get(entry);
  if (known) return known;
  const making = make(entry);
  made.set(entry, making);
  making.catch(() => made.delete(entry));
  return making;
}
