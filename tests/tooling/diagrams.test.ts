import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { filesIn } from '../../scripts/lib/files';
import { dotOf } from '../../scripts/lib/site/diagram/dot';
import { diagramFigure } from '../../scripts/lib/site/diagram/figure';
import { readFlowchart } from '../../scripts/lib/site/diagram/flowchart';

const SOURCE = `flowchart TB
  A["one<br/>and <half>"] --> B
  subgraph P["a group"]
    B["two"] --> C["three"]
  end
  alone`;

/** What Graphviz writes, in short. */
const SVG = `<?xml version="1.0"?><!-- made --><svg width="80pt" height="40pt" viewBox="0 0 80 40">
<g id="node1"><title>A</title><path fill="none" stroke="black"/><text font-family="Helvetica,sans-Serif" x="1">one</text></g></svg>`;

describe('a diagram of the documentation', () => {
  it('is read as nodes, arrows and groups', () => {
    const { direction, nodes, groups, arrows } = readFlowchart(SOURCE);
    expect(direction).toBe('TB');
    expect([...nodes]).toEqual([
      ['A', 'one\nand <half>'],
      ['B', 'two'],
      ['C', 'three'],
      ['alone', 'alone'],
    ]);
    expect(arrows).toEqual([
      ['A', 'B'],
      ['B', 'C'],
    ]);
    expect(groups).toEqual([{ label: 'a group', nodes: ['B', 'C'] }]);
  });

  it.each([
    'sequenceDiagram\n  A->>B: no',
    'graph LR\n  A -->|label| B',
    'graph LR\n  direction TB',
  ])('fails the build where it would be incomplete: %s', (source) => {
    expect(() => readFlowchart(source)).toThrow();
  });

  it('is written in Graphviz’s language', () => {
    const dot = dotOf(readFlowchart(SOURCE));
    expect(dot).toContain('rankdir=TB');
    expect(dot).toContain('"A" [label="one\\nand <half>"]');
    expect(dot).toContain('subgraph cluster_0 { margin=14 label="a group" "B" "C" }');
    expect(dot).toContain('"B" -> "C"');
  });

  it('is a picture in the colours of the page, with its arrows as a list', () => {
    const html = diagramFigure(SOURCE, () => SVG);
    expect(html).toContain('<svg width="80" height="40" aria-hidden="true"');
    expect(html).toContain('stroke="currentColor"/><text fill="currentColor" x="1">');
    expect(html).not.toMatch(/<title>|id="node1"|<\?xml|black|Helvetica/);
    expect(html).toContain('<li>one and &lt;half&gt; → two</li>');
    expect(html).toContain('<li>Without arrows: alone</li>');
    expect(html).toMatch(/class="diagram-box" role="region" aria-label="[^"]+" tabindex="0"/);
  });

  it('can be drawn on every page', () => {
    const blocks = filesIn('docs')
      .filter((file) => file.endsWith('.md'))
      .flatMap(
        (file) => readFileSync(file, 'utf8').match(/(?<=^```mermaid\n)[\s\S]*?(?=^```$)/gm) ?? [],
      );
    expect(blocks.length).toBeGreaterThan(1);
    for (const block of blocks) expect(readFlowchart(block).arrows.length).toBeGreaterThan(0);
  });
});
