import type { Flowchart } from './flowchart';

/** A string of the DOT language. */
const quoted = (text: string): string =>
  `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`;

/**
 * A flowchart in Graphviz's language. Helvetica is a font whose widths Graphviz knows; the page shows its own sans-serif,
 * for which the margins leave room.
 */
export function dotOf({ direction, nodes, groups, arrows }: Flowchart): string {
  return [
    'digraph {',
    `rankdir=${direction} bgcolor=transparent nodesep=0.2 ranksep=0.6`,
    'graph [fontname=Helvetica fontsize=13 style=rounded labeljust=l]',
    'node [fontname=Helvetica fontsize=13 shape=box style=rounded margin="0.3,0.08" height=0.3]',
    'edge [arrowsize=0.6]',
    ...[...nodes].map(([id, label]) => `${quoted(id)} [label=${quoted(label)}]`),
    ...groups.map(
      ({ label, nodes: ids }, index) =>
        `subgraph cluster_${String(index)} { margin=14 label=${quoted(label)} ${ids.map(quoted).join(' ')} }`,
    ),
    ...arrows.map(([from, to]) => `${quoted(from)} -> ${quoted(to)}`),
    '}',
  ].join('\n');
}
