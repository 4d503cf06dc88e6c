import { filesIn } from '../files';

/** A heading of the sidebar with its pages, as files of the repository. */
export interface SiteGroup {
  readonly title: string;
  readonly pages: readonly string[];
  /** Whether the group starts collapsed. */
  readonly collapsed: boolean;
}

const markdownIn = (folder: string): readonly string[] =>
  filesIn(folder).filter((file) => file.endsWith('.md'));

const group = (title: string, pages: readonly string[], collapsed = false): SiteGroup => ({
  title,
  pages,
  collapsed,
});
const docs = (...names: readonly string[]): readonly string[] =>
  names.map((name) => `docs/${name}.md`);

/** Live examples, written for the site alone. */
export const EXAMPLES = 'site/home/examples.md';

/** The site's pages in reading order. A test fails while a page of docs/ is missing here. */
export const siteOutline = (): readonly SiteGroup[] => [
  group('Start', ['README.md', ...docs('trying-on-your-shop', 'going-live', 'upgrading')]),
  group(
    'Embed',
    docs('embedding', 'application', 'configuration', 'product-page', 'luma', 'hyva', 'languages'),
  ),
  group('Elements', [EXAMPLES, ...docs('elements')]),
  group('Extend', docs('extending', 'address-lookup', 'tax')),
  group('Styling', docs('theming')),
  group('Payments', docs('payments', 'pci')),
  group('Shipping', docs('shipping')),
  group('Magento module', docs('magento-module', 'live')),
  group('Administration', docs('administration')),
  group('Measuring', docs('measuring')),
  group('Debugging', docs('debugging', 'messages')),
  group('Quality', [
    'SECURITY.md',
    ...docs('browsers', 'accessibility', 'conformance'),
    'CHANGELOG.md',
  ]),
  group(
    'Architecture',
    [
      'CONTRIBUTING.md',
      ...docs('README', 'design', 'architecture', 'state', 'build', 'glossary'),
      ...docs('demo', 'demo-shop', 'providers', 'faults'),
    ],
    true,
  ),
  group('Decisions', ['docs/decisions/README.md', ...records()], true),
  group('Spec', markdownIn('docs/spec'), true),
  group('Contract', markdownIn('docs/contract'), true),
];

const records = (): readonly string[] =>
  markdownIn('docs/decisions').filter((file) => /\/\d{4}-/.test(file));

/** Where a file of the repository is on the site: `docs/spec/README.md` is `spec/index.md`. */
export function sitePath(file: string): string {
  const own: Readonly<Record<string, string>> = {
    'README.md': 'overview.md',
    'docs/README.md': 'contents.md',
    'CONTRIBUTING.md': 'contributing.md',
    'CHANGELOG.md': 'changelog.md',
    'SECURITY.md': 'security.md',
    [EXAMPLES]: 'examples.md',
  };
  return own[file] ?? file.replace(/^docs\//, '').replace(/\/README\.md$/, '/index.md');
}
