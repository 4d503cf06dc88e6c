import { readFileSync } from 'node:fs';

import { instance } from '@viz-js/viz';
import { defineConfig } from 'vitepress';

import { anchorOf } from '../../scripts/lib/site/anchor';
import { diagramFigure } from '../../scripts/lib/site/diagram/figure';

const sidebar = JSON.parse(readFileSync(new URL('../pages/sidebar.json', import.meta.url), 'utf8'));

/** Graphviz, which draws the diagrams while the site is built. */
const graphviz = await instance();

/** A live example: ```live mini-cart 560, and in the block what it shows. */
const LIVE = /^live ([\w-]+) (\d+)$/;

export default defineConfig({
  title: 'Till',
  description: 'A fast, accessible cart and checkout for Magento 2-style shops.',
  srcDir: 'pages',
  outDir: 'dist',
  cleanUrls: true,
  // The Markdown of every page for llms.txt, and pages of the live examples.
  srcExclude: ['public/**'],
  head: [['link', { rel: 'icon', href: 'data:,' }]],
  markdown: {
    // The usual pair of themes has too little contrast on this background.
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    // Tags in headings of the reference are text; the same anchors as in the repository.
    anchor: { slugify: anchorOf },
    toc: { slugify: anchorOf },
    config: (md) => {
      md.set({ html: false });
      const fence = md.renderer.rules.fence!;
      md.renderer.rules.fence = (tokens, index, ...rest) => {
        const { info, content } = tokens[index]!;
        if (info === 'mermaid') {
          return diagramFigure(content, (dot) => graphviz.renderString(dot, { format: 'svg' }));
        }
        const [, name, height] = LIVE.exec(info) ?? [];
        if (name === undefined) return fence(tokens, index, ...rest);
        const title = md.utils.escapeHtml(content.trim());
        return `<LiveFrame name="${name}" :height="${height}" title="${title}" />`;
      };
    },
  },
  themeConfig: {
    sidebar,
    outline: [2, 3],
    nav: [
      { text: 'Guide', link: '/embedding', activeMatch: '^/(?!elements|examples|changelog|$)' },
      { text: 'Elements', link: '/elements' },
      { text: 'Examples', link: '/examples' },
      { text: 'Changes', link: '/changelog' },
    ],
    search: { provider: 'local' },
    footer: { message: 'MIT licence' },
  },
});
