import { dotOf } from './dot';
import { readFlowchart, type Flowchart } from './flowchart';

/** Draws a diagram of Graphviz's language as SVG. */
export type Draw = (dot: string) => string;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Colours of the page in place of black, one pixel per point, and no titles, which browsers show as tooltips. */
const inPage = (svg: string): string =>
  svg
    .slice(Math.max(0, svg.indexOf('<svg')))
    .replaceAll(/<!--[\s\S]*?-->|<title>[\s\S]*?<\/title>|\sid="[^"]*"|\sfont-family="[^"]*"/g, '')
    .replace(
      /<svg width="(\d+)pt" height="(\d+)pt"/,
      '<svg width="$1" height="$2" aria-hidden="true"',
    )
    .replaceAll(/(fill|stroke)="black"/g, '$1="currentColor"')
    .replaceAll('<text ', '<text fill="currentColor" ')
    .trim();

/** The arrows as a list, one line for each node that has any. */
function listOf({ nodes, arrows }: Flowchart): string {
  const name = (id: string): string => escaped((nodes.get(id) ?? id).replaceAll('\n', ' '));
  const items = [...nodes.keys()].flatMap((id) => {
    const targets = arrows.filter(([from]) => from === id).map(([, to]) => name(to));
    return targets.length === 0 ? [] : [`<li>${name(id)} → ${targets.join('; ')}</li>`];
  });
  const joined = new Set(arrows.flat());
  const alone = [...nodes.keys()].filter((id) => !joined.has(id)).map(name);
  const rest = alone.length === 0 ? [] : [`<li>Without arrows: ${alone.join('; ')}</li>`];
  return `<ul>${[...items, ...rest].join('')}</ul>`;
}

/**
 * The HTML of a Mermaid flowchart on the site: its picture, drawn while the site is built, in a box that scrolls, and its
 * arrows as a list.
 *
 * @throws Error for a diagram that cannot be drawn
 */
export function diagramFigure(source: string, draw: Draw): string {
  const chart = readFlowchart(source);
  return [
    '<figure class="diagram" v-pre>',
    `<div class="diagram-box" role="region" aria-label="Diagram; its arrows are listed below" tabindex="0">${inPage(draw(dotOf(chart)))}</div>`,
    `<figcaption><details><summary>The diagram as a list</summary>${listOf(chart)}</details></figcaption>`,
    '</figure>',
    '',
  ].join('\n');
}
