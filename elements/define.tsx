import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

import { report } from '../src/platform/console';
import { measureFrom } from '../src/platform/timing';
import { elementClass } from './define/element-class';
import { Frame } from './define/Frame';
import type { DefineOptions } from './define/options';
import type { WrappedElement } from './define/wrapped-element';
import type { ElementMeta } from './element-meta';

/**
 * Defines a tag: `Component`, rendered inside the element with the page's store and fed by attributes and properties.
 *
 * - `ElementValues` defines which value takes precedence. Values are never written back to attributes, and objects keep
 * their identity.
 * - The server-rendered content stays until the view has rendered, or permanently with `keepsChildren`; the view is
 * inside one `<div class="till-root">`. Then `till-element-ready` fires on the element.
 * - The view and its state survive moving the element, and page scripts that empty it.
 * - A view that throws is replaced by an error with a retry button and fires `till-element-failed`; other elements keep
 * working.
 *
 * A tag that is already defined (by a second copy of the bundle) is left alone, with one warning. A property must not
 * shadow one that every HTML element has; a test checks all tables.
 */
export function define<Props extends object>(
  meta: ElementMeta,
  Component: ComponentType<Props>,
  options: DefineOptions<Props> = {},
): void {
  if (customElements.get(meta.tag) !== undefined) {
    report(6, `<${meta.tag}> is already defined: remove the other script tag of Till.`);
    return;
  }

  const Wrapped = r2wc(Frame<Props>, {
    props: Object.keys(meta.attributes) as never[],
  }) as unknown as new () => WrappedElement;
  customElements.define(meta.tag, elementClass(Wrapped, meta, Component, options));
  measureFrom(meta.tag, `${meta.tag}:load`);
}
