import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { capabilitiesInCycles, readCapabilityGraph } from '../../scripts/lib/capability-graph';

const folders: string[] = [];

/** A folder with these files. */
function house(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'till-capabilities-'));
  folders.push(root);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

describe('the graph of capabilities', () => {
  it('has no cycle in the state, and no file at its root', () => {
    const graph = readCapabilityGraph('src/state');
    expect(capabilitiesInCycles(graph)).toEqual([]);
    expect(graph.has('')).toBe(false);
  });

  it('follows types, late imports and nested folders', () => {
    const graph = readCapabilityGraph(
      house({
        'cart/lines/line.ts': "import type { Total } from '../../quote/total';",
        'quote/total.ts': "export const load = () => import('../session/sign-in');",
        'session/sign-in.ts': "import { t } from '../../platform/t'; import 'redux';",
      }),
    );
    expect(Object.fromEntries([...graph].map(([from, to]) => [from, [...to]]))).toEqual({
      cart: ['quote'],
      quote: ['session'],
      session: [],
    });
    expect(capabilitiesInCycles(graph)).toEqual([]);
  });

  it('names every capability of a cycle', () => {
    const graph = readCapabilityGraph(
      house({
        'a/a.ts': "import '../b/b';",
        'b/b.ts': "import '../c/c';",
        'c/c.ts': "import '../b/b';",
      }),
    );
    expect(capabilitiesInCycles(graph)).toEqual(['b', 'c']);
  });
});
