import { createRequire } from 'node:module';

import { CRITERIA, type Criterion } from './criteria';

interface Rule {
  readonly ruleId: string;
  readonly tags: readonly string[];
}

const { getRules } = createRequire(import.meta.url)('axe-core') as {
  readonly getRules: (tags: readonly string[]) => readonly Rule[];
};

/** The tags with which the browser tests run axe (`e2e/support/axe.ts`). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const rules = getRules(TAGS).filter(
  ({ tags }) => !tags.includes('experimental') && !tags.includes('deprecated'),
);

/** The rules of axe that check a part of a criterion. */
export const rulesOf = ({ id }: Pick<Criterion, 'id'>): readonly string[] =>
  rules
    .filter(({ tags }) => tags.includes(`wcag${id.replaceAll('.', '')}`))
    .map(({ ruleId }) => ruleId);

const HEAD = `# Accessibility conformance report

<!-- Written by \`npm run docs\` from scripts/lib/conformance/criteria.ts. -->

What the elements do about each success criterion of WCAG 2.2, levels A and AA, in the terms of the Voluntary Product
Accessibility Template 2.5. EN 301 549 has the same criteria as 9.1.1.1 and so on; its chapters on hardware, software, documents
and support services do not concern the elements.

**This is a report of ourselves, not an audit.** It says what tests show. What only people can judge is named: no screen reader and
no person with a disability has taken part ([accessibility.md](accessibility.md)). It is about what the elements render with the
colours and texts that they bring; a shop's page, theme, content, captchas and payment frames need a report of their own.

"axe" counts the rules that check a part of the criterion, on every element in every state of the gallery and on the pages of the
demo shop, at 390 and 1280 px.

| criterion | level | result | remarks | shown by |
|---|---|---|---|---|
`;

function rowOf(criterion: Criterion): string {
  const { id, name, grade, level, remark, tests } = criterion;
  const count = rulesOf(criterion).length;
  const shown = [
    ...(count === 0 ? [] : [`axe (${String(count)})`]),
    ...tests.map((file) => `\`${file}\``),
  ];
  return `| ${id} ${name} | ${grade} | ${level} | ${remark} | ${shown.join(', ')} |\n`;
}

/** The text of docs/conformance.md. */
export const conformancePage = (): string => HEAD + CRITERIA.map(rowOf).join('');
