import type { ComponentType } from 'react';
import type { StateModule } from '../src/state/store';
import type { ElementMeta } from './element-meta';

/** What an element asks for besides its view. */
export interface DefineOptions {
  /** Parts of the store that are injected before the element is drawn for the first time. */
  readonly needs?: readonly StateModule[];
}

/** Defines a tag. */
export declare function define<Props extends object>(
  meta: ElementMeta,
  Component: ComponentType<Props>,
  options?: DefineOptions,
): void;
