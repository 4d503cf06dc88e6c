import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

import ts from 'typescript';

/** Capability folder to the capability folders it imports from, types and late imports included. */
export type CapabilityGraph = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports between the first-level folders of `root`, e.g. `src/state`. */
export function readCapabilityGraph(root: string): CapabilityGraph {
  const graph = new Map<string, Set<string>>();
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.tsx?$/.test(file)) continue;
    const capability = folderOf(file);
    const targets = graph.get(capability) ?? new Set<string>();
    graph.set(capability, targets);
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'));
    for (const { fileName } of importedFiles) {
      const target = relative(root, join(root, dirname(file), fileName));
      const isInside = fileName.startsWith('.') && !target.startsWith('..');
      if (isInside && folderOf(target) !== capability) targets.add(folderOf(target));
    }
  }
  return graph;
}

/** The first folder of a path; empty for a file at the root. */
const folderOf = (path: string): string => {
  const [first = '', ...rest] = path.split(sep);
  return rest.length > 0 ? first : '';
};

/** The capabilities in import cycles, sorted. */
export const capabilitiesInCycles = (graph: CapabilityGraph): readonly string[] =>
  [...graph.keys()].filter((capability) => reachableFrom(graph, capability).has(capability)).sort();

function reachableFrom(graph: CapabilityGraph, start: string): ReadonlySet<string> {
  const found = new Set(graph.get(start));
  for (const next of found) for (const target of graph.get(next) ?? []) found.add(target);
  return found;
}
