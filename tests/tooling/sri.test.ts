import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { sriSnippet } from '../../scripts/sri.mjs';

const MANIFEST = {
  loader: 'till.js',
  tags: {
    'till-mini-cart': { files: ['chunks/core-1.js'] },
    'till-reviews': { files: ['elements/till-reviews.js', 'chunks/core-1.js'] },
  },
  preload: ['chunks/late-2.js'],
  integrity: {
    'till.js': 'sha384-loader',
    'till.css': 'sha384-style',
    'chunks/core-1.js': 'sha384-core',
    'chunks/late-2.js': 'sha384-late',
    'elements/till-mini-cart.js': 'sha384-unused',
    'elements/till-reviews.js': 'sha384-reviews',
  },
};

const mapOf = (html: string) => /<script type="importmap">(.*)<\/script>/.exec(html)?.[1] ?? '';

it('lists the hashes of exactly the files that the loader may load', () => {
  const html = sriSnippet(MANIFEST, 'https://cdn.example/till');
  expect(JSON.parse(mapOf(html))).toEqual({
    integrity: {
      'https://cdn.example/till/chunks/core-1.js': 'sha384-core',
      'https://cdn.example/till/chunks/late-2.js': 'sha384-late',
      'https://cdn.example/till/elements/till-reviews.js': 'sha384-reviews',
    },
  });
  expect(html).toContain(
    '<script src="https://cdn.example/till/till.js" integrity="sha384-loader" crossorigin="anonymous" async></script>',
  );
});

it('has the link of the style sheet with its hash, which an import map cannot contain', () => {
  expect(sriSnippet(MANIFEST, 'https://cdn.example/till/')).toContain(
    '<link rel="stylesheet" href="https://cdn.example/till/till.css" integrity="sha384-style" crossorigin="anonymous">',
  );
  expect(sriSnippet(MANIFEST, '/till/')).toContain(
    '<link rel="stylesheet" href="/till/till.css" integrity="sha384-style">',
  );
});

it('puts the import map first, because it must precede all modules', () => {
  const html = sriSnippet(MANIFEST, '/till/');
  expect(html.indexOf('importmap')).toBeLessThan(html.indexOf('/till/till.js'));
  expect(html).not.toContain('crossorigin');
});

it('prints the links that load the files of the page beforehand, each once, after the map and the loader', () => {
  const html = sriSnippet(MANIFEST, '/till/', ['till-mini-cart', 'till-reviews']);
  const links = html.match(/<link rel="modulepreload"[^>]*>/g) ?? [];
  expect(links).toEqual(
    ['chunks/core-1.js', 'chunks/late-2.js', 'elements/till-reviews.js'].map(
      (file) => `<link rel="modulepreload" href="/till/${file}">`,
    ),
  );
  expect(html.indexOf('modulepreload')).toBeGreaterThan(html.indexOf('/till/till.js'));
  expect(sriSnippet(MANIFEST, '/till/')).not.toContain('modulepreload');
});

it.each(['till-nothing', 'constructor'])('refuses the tag %s, which does not exist', (tag) => {
  expect(() => sriSnippet(MANIFEST, '/till/', [tag])).toThrow(`There is no tag ${tag}.`);
});

it('contains the hash of the import map for the security policy', () => {
  const html = sriSnippet(MANIFEST, '/till/');
  const hash = createHash('sha256').update(mapOf(html)).digest('base64');
  expect(html).toContain(`'sha256-${hash}'`);
});
