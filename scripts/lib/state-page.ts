import { readCapabilityGraph, type CapabilityGraph } from './capability-graph';
import { readStateDocs, type CapabilityDoc, type NamedDoc } from './state-docs';

/** Every capability may import it, so its arrows would only obscure the others. */
const BASE = 'shared';

/** The Markdown of docs/state.md for the folders of `root`. */
export function statePage(root: string): string {
  const capabilities = readStateDocs(root);
  return [
    INTRODUCTION,
    '## Dependencies',
    '',
    'An arrow means "imports from". Every capability may also import `shared`; those arrows are left out.',
    '',
    picture(readCapabilityGraph(root)),
    '',
    'No arrows form a circle: `tests/tooling/capability-graph.test.ts` fails when two capabilities need each other. Before',
    'this order all flows were in one flat folder, and 17 dependencies pointed backwards.',
    '',
    '## Modules',
    '',
    modulesTable(capabilities),
    '',
    capabilities.filter(hasExports).map(section).join('\n'),
  ].join('\n');
}

const INTRODUCTION = `# State

> Generated from \`src/state/\` by \`npm run docs\`; do not edit by hand.

The page has one store. Each folder of \`src/state/\` is a *capability*: its slice, its selectors, its flows (what talks to
the server) and their helpers, side by side. Views read with selectors and dispatch actions; they never call the server.

\`\`\`tsx
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { couponSubmitted, selectCoupon } from '../../state/quote/quote-slice';

const coupon = useTillSelector(selectCoupon);
const dispatch = useTillDispatch();
dispatch(couponSubmitted('SUMMER'));
\`\`\`

A capability's slices and flows come to the page with its *module*, and only when something needs it:

\`\`\`ts
define(meta, Cart, { needs: [cartState, quoteState] }); // an element names its modules
store.inject(estimateState); // a view that is loaded on demand injects its own; quoteState comes along
\`\`\`

\`store.inject(module)\` first injects what \`module.needs\` names, then adds the module's slices and starts its flows, once
per page. How the layers fit together: [design.md](design.md).
`;

function picture(graph: CapabilityGraph): string {
  const arrows = [...graph].flatMap(([from, targets]) =>
    [...targets]
      .filter((target) => target !== BASE)
      .sort()
      .map((target) => `  ${from} --> ${target}`),
  );
  const alone = [...graph.keys()].filter(
    (one) => one !== BASE && !arrows.some((arrow) => arrow.trim().split(' --> ').includes(one)),
  );
  return ['```mermaid', 'graph LR', ...arrows, ...alone.map((one) => `  ${one}`), '```'].join('\n');
}

const code = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(', ');

/** Escapes text for a table cell; tags outside of code would be read as HTML. */
const cell = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replace(/</g, '&lt;')))
    .join('')
    .replace(/\|/g, '\\|');

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const modulesTable = (capabilities: readonly CapabilityDoc[]): string =>
  table(
    ['module', 'capability', 'brings', 'needs', 'slices'],
    capabilities.flatMap(({ capability, modules }) =>
      modules.map(({ name, doc, needs, slices }) => [
        code([name]),
        `[${capability}](#${capability})`,
        cell(doc),
        code(needs),
        code(slices),
      ]),
    ),
  );

const hasExports = ({ slices, actions, selectors }: CapabilityDoc): boolean =>
  slices.length + actions.length + selectors.length > 0;

const PRESENCE = { base: 'every page has it', lazy: 'there once its module is injected' } as const;

function section({ capability, slices, actions, selectors }: CapabilityDoc): string {
  const keys = slices.map(
    ({ name, doc, kind }) => `- \`state.${name}\` (${PRESENCE[kind]}): ${cell(doc)}`,
  );
  return [`## ${capability}`, '', ...keys, '', list('action', actions), list('selector', selectors)]
    .filter((part, index, parts) => part !== '' || parts[index - 1] !== '')
    .join('\n');
}

const list = (kind: string, docs: readonly NamedDoc[]): string =>
  docs.length === 0
    ? ''
    : `${table(
        [kind, 'what'],
        docs.map(({ name, doc }) => [code([name]), cell(doc)]),
      )}\n`;
