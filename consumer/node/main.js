import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Importing the package on a server has no effect and does not throw; its command prints the tags with hashes. */

const root = dirname(fileURLToPath(import.meta.resolve('till-elements/package.json')));
const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const said = [];
for (const method of ['log', 'info', 'warn', 'error']) {
  console[method] = (...words) => said.push(words.join(' '));
}
const globals = Object.keys(globalThis);
const listeners = process.listenerCount('unhandledRejection');

const names = Object.entries(exports)
  .filter(([, target]) => String(target.default ?? target).endsWith('.js'))
  .flatMap(([name]) =>
    name.includes('*')
      ? readdirSync(join(root, 'dist/elements'))
          .filter((file) => file.endsWith('.js'))
          .map((file) => name.replace('*', file.slice(0, -3)))
      : [name],
  );
assert.ok(names.length > 50, 'Every element is an entry of its own.');
for (const name of names) await import(`till-elements${name.slice(1)}`);
// Files for a script tag are not entries, but users should not have to know that.
for (const file of ['till.js', 'till.iife.js']) await import(join(root, 'dist', file));

const { till } = await import('till-elements');
let calls = 0;
till.push(() => (calls += 1));
till.on('till-order-placed', () => (calls += 1))();

const { createElement } = await import('react');
const { renderToString } = await import('react-dom/server');
const { TillMiniCart } = await import('till-elements/react');
const html = renderToString(
  createElement(
    TillMiniCart,
    { maxItems: 3, confirmRemoval: true, className: 'wide', onTillCartOpened: () => undefined },
    createElement('a', { href: '/checkout/cart/' }, 'My Cart'),
  ),
);
assert.equal(
  html,
  '<till-mini-cart max-items="3" confirm-removal="" class="wide"><a href="/checkout/cart/">My Cart</a></till-mini-cart>',
);

assert.equal(calls, 0, 'No callback runs on a server.');
assert.deepEqual(said, [], 'The console stays empty.');
assert.deepEqual(Object.keys(globalThis), globals, 'No global name is added.');
assert.equal(process.listenerCount('unhandledRejection'), listeners);

const tags = execFileSync('npx', ['--no-install', 'till-elements', 'https://cdn.example/till/'], {
  encoding: 'utf8',
});
assert.match(
  tags,
  /<script type="importmap">\{"integrity":\{"https:\/\/cdn\.example\/till\/chunks\//,
);
assert.match(
  tags,
  /<script src="https:\/\/cdn\.example\/till\/till\.js" integrity="sha384-[^"]+" crossorigin="anonymous" async>/,
);
process.stdout.write(`Imported ${names.length} entries.\n`);
