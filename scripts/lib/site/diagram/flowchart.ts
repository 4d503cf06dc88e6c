/** A group of nodes with a heading. */
export interface FlowGroup {
  readonly label: string;
  /** Ids of its nodes. */
  readonly nodes: readonly string[];
}

/** A flowchart: nodes with their labels, in the order of the source, and the arrows between them. */
export interface Flowchart {
  readonly direction: 'LR' | 'TB';
  /** Labels by id; lines are separated by `\n`. */
  readonly nodes: ReadonlyMap<string, string>;
  readonly groups: readonly FlowGroup[];
  readonly arrows: readonly (readonly [from: string, to: string])[];
}

const HEAD = /^(?:graph|flowchart) (LR|TB)$/;
const GROUP = /^subgraph \w+\["([^"]+)"\]$/;
const NODE = /^([\w-]+)(?:\["([^"]+)"\])?$/;

const lines = (label: string): string => label.replace(/<br\s*\/?>/g, '\n');

/**
 * Reads the part of Mermaid's flowcharts that the documentation uses: nodes, arrows `a --> b --> c`, and groups.
 *
 * @throws Error for any other line, so that no diagram of the site is incomplete
 */
export function readFlowchart(source: string): Flowchart {
  const [head = '', ...rest] = source.trim().split('\n');
  const direction = HEAD.exec(head.trim())?.[1];
  if (direction !== 'LR' && direction !== 'TB') throw new Error(`Not a flowchart: ${head}`);
  const nodes = new Map<string, string>();
  const groups: { label: string; nodes: string[] }[] = [];
  const arrows: (readonly [string, string])[] = [];
  let group: { label: string; nodes: string[] } | null = null;
  for (const line of rest.map((one) => one.trim())) {
    const [, heading] = GROUP.exec(line) ?? [];
    if (heading !== undefined) {
      group = { label: lines(heading), nodes: [] };
      groups.push(group);
    } else if (line === 'end') {
      group = null;
    } else if (line !== '') {
      const ids = line.split(' --> ').map((part) => {
        const [, id, label] = NODE.exec(part) ?? [];
        if (id === undefined) throw new Error(`The site cannot draw this line: ${line}`);
        if (!groups.some((one) => one.nodes.includes(id))) group?.nodes.push(id);
        if (label !== undefined || !nodes.has(id)) nodes.set(id, lines(label ?? id));
        return id;
      });
      for (const [index, to] of ids.slice(1).entries()) arrows.push([ids[index] ?? to, to]);
    }
  }
  return { direction, nodes, groups, arrows };
}
