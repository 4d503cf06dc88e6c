// @vitest-environment happy-dom
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path, { join } from 'node:path';
import { runInThisContext } from 'node:vm';

import nodeResolve from '@rollup/plugin-node-resolve';
import type * as ReactModule from 'react';
import type * as ReactDomClient from 'react-dom/client';
import { Linter } from 'eslint';
import { rollup } from 'rollup';
import { parseAst } from 'rollup/parseAst';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { reactModules } from '../../rollup/react-modules.mjs';
import { slimReact, slimReactDom } from '../../rollup/slim-react.mjs';
import { writeDiff } from '../../rollup/unified-diff.mjs';

const FILE = 'node_modules/react-dom/cjs/react-dom-client.production.js';

interface Slim {
  readonly React: typeof ReactModule;
  readonly createRoot: typeof ReactDomClient.createRoot;
}

const ENTRY = `
  import * as React from 'react';
  import { createRoot } from 'react-dom/client';
  export { React, createRoot };`;

/** React as in the bundle, before the minifier runs. */
async function bundledReact(): Promise<Slim> {
  const bundle = await rollup({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (source) => (source === 'entry' ? path.resolve('entry.js') : null),
        load: (id) => (id === path.resolve('entry.js') ? ENTRY : null),
      },
      slimReact(),
      reactModules(),
      nodeResolve({ browser: true }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'slim' });
  return runInThisContext(`${output[0].code}; slim;`) as Slim;
}

describe.skipIf(process.env['TILL_REACT'] === 'whole')('what is left out of React DOM', () => {
  let slim: Slim;
  const shipped = readFileSync(FILE, 'utf8');

  beforeAll(async () => {
    slim = await bundledReact();
  }, 60_000);

  /** Renders into a node of the page. @returns the node, and a function that waits for rendering */
  function draw(view: ReactModule.ReactNode) {
    const place = document.createElement('div');
    document.body.append(place);
    const onUncaughtError = vi.fn<(error: unknown) => void>();
    const root = slim.createRoot(place, { onUncaughtError });
    root.render(view);
    return { place, root, onUncaughtError };
  }

  it('is found in the version that is installed', () => {
    expect(slimReactDom(shipped, parseAst).length).toBeLessThan(shipped.length * 0.85);
  });

  it('takes no name away that something else uses', () => {
    const unknown = (code: string): string[] =>
      new Linter()
        .verify(code, { languageOptions: { sourceType: 'script' }, rules: { 'no-undef': 'error' } })
        .map(({ message }) => message);
    const before = new Set(unknown(shipped));
    expect(unknown(slimReactDom(shipped, parseAst)).filter((one) => !before.has(one))).toEqual([]);
  });

  it('fails the build for another version or a missing name', () => {
    const newer = shipped.replace('exports.version = "19', 'exports.version = "20');
    expect(() => slimReactDom(newer, parseAst)).toThrow(/no longer 19/);
    const renamed = shipped.replaceAll('popHydrationState', 'endHydrationState');
    expect(() => slimReactDom(renamed, parseAst)).toThrow(/no longer: popHydrationState/);
    const reworded = shipped.replaceAll('=== typeof value.then', '== typeof value.then');
    expect(() => slimReactDom(reworded, parseAst)).toThrow(/no longer: null !== value/);
  });

  it('fails the build when a removed name occurs in another place', () => {
    const used = `${shipped}\nfunction later() { return popHydrationState; }`;
    const [count] = [shipped.match(/\bpopHydrationState\b/g)?.length ?? 0];
    expect(() => slimReactDom(used, parseAst)).toThrow(
      `popHydrationState (${count + 1} times, not ${count})`,
    );
    const another = `${shipped}\nfunction later(fiber) { return 13 === fiber.tag; }`;
    expect(() => slimReactDom(another, parseAst)).toThrow(/tag 13 \(\d+ times/);
  });

  it('is written as a diff to be read', () => {
    const folder = mkdtempSync(join(tmpdir(), 'till-diff-'));
    writeDiff(join(folder, 'react-dom.diff'), shipped, slimReactDom(shipped, parseAst));
    const diff = readFileSync(join(folder, 'react-dom.diff'), 'utf8');
    expect(diff).toContain('--- a/react-dom.whole.js');
    expect(diff).toMatch(/^-exports\.hydrateRoot = /m);
  });

  it('leaves state, effects, context, lists and controlled fields as they are', async () => {
    const { createContext, createElement: h, memo, useContext, useEffect, useState } = slim.React;
    const Shop = createContext('no shop');
    const left = vi.fn<(name: string) => void>();
    const Line = memo(function Line({ name }: { name: string }) {
      useEffect(
        () => () => {
          left(name);
        },
        [name],
      );
      return h('li', null, useContext(Shop), ': ', name);
    });
    function List() {
      const [names, setNames] = useState(['a', 'b', 'c']);
      return h(
        'div',
        null,
        h('ul', null, ...names.map((name) => h(Line, { key: name, name }))),
        h('button', { onClick: () => setNames(['c', 'a', 'd']) }, 'turn'),
        h('input', { value: 'fixed', onChange: () => undefined }),
        h('svg', null, h('path', { strokeWidth: 2 })),
      );
    }
    const { place, root } = draw(h(Shop, { value: 'shop' }, h(List)));
    const words = (): (string | null)[] =>
      [...place.querySelectorAll('li')].map(({ textContent }) => textContent);
    await vi.waitFor(() => expect(words()).toEqual(['shop: a', 'shop: b', 'shop: c']));
    const [kept] = place.querySelectorAll('li');
    place.querySelector('button')?.click();
    await vi.waitFor(() => expect(words()).toEqual(['shop: c', 'shop: a', 'shop: d']));
    expect(place.querySelectorAll('li')[1]).toBe(kept);
    expect(left.mock.calls).toEqual([['b']]);
    expect(place.querySelector('input')?.value).toBe('fixed');
    expect(place.querySelector('path')?.getAttribute('stroke-width')).toBe('2');
    root.unmount();
    await vi.waitFor(() => expect(place.innerHTML).toBe(''));
    expect(left).toHaveBeenCalledTimes(4);
  });

  it('leaves transitions, values that come after and stores from outside as they are', async () => {
    const { createElement: h, startTransition, useDeferredValue, useState } = slim.React;
    const { useSyncExternalStore } = slim.React;
    let stored = 1;
    let told: () => void = () => undefined;
    const subscribe = (listener: () => void) => {
      told = listener;
      return () => undefined;
    };
    let step: () => void = () => undefined;
    function Numbers() {
      const [count, setCount] = useState(0);
      const late = useDeferredValue(count);
      step = () => {
        startTransition(() => setCount((known) => known + 1));
      };
      return `${String(count)} ${String(late)} ${String(useSyncExternalStore(subscribe, () => stored))}`;
    }
    const { place } = draw(h(Numbers));
    await vi.waitFor(() => expect(place.textContent).toBe('0 0 1'));
    step();
    await vi.waitFor(() => expect(place.textContent).toBe('1 1 1'));
    stored = 2;
    told();
    await vi.waitFor(() => expect(place.textContent).toBe('1 1 2'));
  });

  it('leaves what catches errors as it is, and a promise that is thrown is one', async () => {
    const { Component, createElement: h } = slim.React;
    class Boundary extends Component<{ children: ReactModule.ReactNode }, { failed: boolean }> {
      override state = { failed: false };
      static getDerivedStateFromError() {
        return { failed: true };
      }
      override render() {
        return this.state.failed ? 'sorry' : this.props.children;
      }
    }
    function Waits(): never {
      throw Object.assign(new Error('late'), { then: () => undefined });
    }
    const { place } = draw(h('div', null, h(Boundary, null, h(Waits)), h('p', null, 'else')));
    await vi.waitFor(() => expect(place.textContent).toBe('sorryelse'));
  });

  it.each(['Suspense', 'Activity'] as const)(
    'says so when <%s> is used all the same',
    async (name) => {
      const { createElement: h } = slim.React;
      const { onUncaughtError } = draw(h(slim.React[name] as ReactModule.FunctionComponent, null));
      await vi.waitFor(() => expect(onUncaughtError).toHaveBeenCalled());
      expect(String(onUncaughtError.mock.calls[0]?.[0])).toMatch(/error #130/);
    },
  );
});
