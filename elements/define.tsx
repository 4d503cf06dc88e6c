import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';

import { warnOnce } from '../src/platform/console';
import { refuseClashes } from './define/attributes';
import { elementClass } from './define/element-class';
import { Frame } from './define/Frame';
import type { DefineOptions } from './define/options';
import type { WrappedElement } from './define/wrapped-element';
import type { ElementMeta } from './element-meta';

/**
 * Defines a tag: `Component`, drawn inside the element with the page's store, fed by attributes and properties.
 *
 * - Which value counts is told in `ElementValues`. Values are never written back to attributes, and objects keep
 *   their identity.
 * - What the server put inside the element stays until the view has drawn, or for good with `keepsChildren`; the view lives in one `<div class="till-root">`.
 *   Then `till-element-ready` fires on the element.
 * - Moving the element keeps the view and its state; so does a page script that empties it.
 * - A view that throws leaves a message with a button in its place and fires `till-element-failed`; other elements
 *   go on.
 *
 * A tag that is taken already (a second copy of the bundle) is left alone, with one warning.
 *
 * @throws TypeError when an attribute's name is one that every HTML element has
 */
export function define<Props extends object>(
  meta: ElementMeta,
  Component: ComponentType<Props>,
  options: DefineOptions<Props> = {},
): void {
  refuseClashes(meta);
  if (customElements.get(meta.tag) !== undefined) {
    warnOnce(
      `defined:${meta.tag}`,
      `<${meta.tag}> is defined already, perhaps by a second copy of Till on this page. The first one stays.`,
    );
    return;
  }

  const Wrapped = r2wc(Frame<Props>, {
    props: Object.keys(meta.attributes) as never[],
  }) as unknown as new () => WrappedElement;
  customElements.define(meta.tag, elementClass(Wrapped, meta, Component, options));
}
