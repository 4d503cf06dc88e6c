/** The names of a new element in its files. */
export interface ElementNames {
  /** `catalog`. */
  readonly area: string;
  /** `till-price-box`. */
  readonly tag: string;
  /** `price-box`. */
  readonly name: string;
  /** `PriceBox`. */
  readonly component: string;
  /** `priceBoxMeta`. */
  readonly meta: string;
  /** `Price box`. */
  readonly title: string;
}

const upperFirst = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * The names of a new element.
 *
 * @throws when the area is not a valid folder name, or the tag not a valid name of a custom element
 */
export function elementNames(area: string, tag: string): ElementNames {
  if (!/^[a-z][a-z-]*$/.test(area))
    throw new Error(`"${area}" is no area: write it as in "catalog".`);
  if (!/^till(-[a-z][a-z0-9]*)+$/.test(tag)) {
    throw new Error(`"${tag}" is no tag of ours: write it as in "till-price-box".`);
  }
  const name = tag.slice('till-'.length);
  const component = name.split('-').map(upperFirst).join('');
  const meta = `${component.charAt(0).toLowerCase()}${component.slice(1)}Meta`;
  return { area, tag, name, component, meta, title: upperFirst(name.replaceAll('-', ' ')) };
}

/** The files of a new element: name to text. Each is documented and works unchanged. */
export function elementFiles(names: ElementNames): Record<string, string> {
  const { area, tag, name, component, meta, title } = names;
  const view = `src/features/${area}/${name}`;
  return {
    [`elements/${area}/${tag}.meta.ts`]: `import type { ElementMeta } from '../element-meta';

/** Public surface of \`<${tag}>\`. */
export const ${meta}: ElementMeta = {
  tag: '${tag}',
  area: 'content',
  file: 'own',
  summary: '${title}.',
  description: '${title}.',
  attributes: {
    heading: { type: 'string', default: '${title}', description: 'The heading.' },
  },
  events: [],
  fallback: 'What the server draws in its place.',
  example: '<${tag}></${tag}>',
};
`,
    [`elements/${area}/${tag}.tsx`]: `import { ${component} } from '../../${view}/${component}';
import { define } from '../define';
import { ${meta} } from './${tag}.meta';

define(${meta}, ${component});
`,
    [`${view}/${component}.tsx`]: `import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './${component}.css';

adoptStyles(css);

/** ${title}: what \`<${tag}>\` draws. */
export function ${component}({ heading }: { readonly heading: string }) {
  const t = useT();
  return <h2 className="${tag}">{t(heading)}</h2>;
}
`,
    [`${view}/${component}.css`]: `.${tag} {
  margin: 0;
  padding: 0;
  color: var(--_text);
  font-family: var(--_font-heading);
  font-size: var(--_text-l);
  font-weight: var(--_weight-strong);
  line-height: 1.3;
}
`,
    [`tests/elements/${area}/${tag}.test.tsx`]: `import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import '../../../elements/${area}/${tag}';

it('draws its heading in the place of the fallback', async () => {
  document.body.innerHTML = '<${tag} heading="As written">Before</${tag}>';
  await screen.findByRole('heading', { name: 'As written' });
  expect(document.body.textContent).not.toContain('Before');
});
`,
    [`e2e/${name}.spec.ts`]: `import { expect, test } from '@playwright/test';

test('<${tag}> draws itself on a page of the shop', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.body.append(document.createElement('${tag}')));
  await expect(page.locator('${tag}').getByRole('heading')).toBeVisible();
});
`,
    [`.changeset/${tag}.md`]: `---
'till-elements': minor
---

\`<${tag}>\`: ${title}.
`,
  };
}

/**
 * Adds the element to the gallery's table of states, with the states of a cart to choose from.
 *
 * @throws when the file does not look as expected
 */
export function withStates(source: string, { tag }: ElementNames): string {
  const table = /export const elementStates\b[^=]*= \{[\s\S]*?\n(?=\};)/.exec(source)?.[0];
  if (table === undefined) throw new Error('demo/gallery/states.ts has no table to add to.');
  return source.replace(table, `${table}  '${tag}': { page: 'plain', states: cart },\n`);
}

/**
 * Adds the element's meta to the list of \`elements/all-meta.ts\`.
 *
 * @throws when the file does not look as expected
 */
export function withMeta(source: string, { area, tag, meta }: ElementNames): string {
  const lastImport = source.lastIndexOf('\nimport ') + 1;
  const importEnd = source.indexOf('\n', lastImport) + 1;
  const list = /= \[([^\]]*?),?\s*\];/.exec(source);
  if (importEnd === 0 || list === null) {
    throw new Error('elements/all-meta.ts has no list of metas to add to.');
  }
  const [whole, entries = ''] = list;
  return (
    source.slice(0, importEnd) +
    `import { ${meta} } from './${area}/${tag}.meta';\n` +
    source.slice(importEnd).replace(whole, `= [${entries}, ${meta}];`)
  );
}
