import type { ListenerEffectAPI, TypedStartListening } from '@reduxjs/toolkit';
import type { Dispatch, Store, UnknownAction } from 'redux';
import type { PageSource } from '../../platform/page/page-source';
import type { Services } from './services';

/**
 * Slices that every page has. Each slice's file adds its own state:
 * `declare module '../shared/store.types' { interface BaseSlices { sections: SectionsState } }`.
 */
export interface BaseSlices extends Record<never, never> {}

/**
 * Slices that are injected when an element needs them. Each slice's file adds its own state:
 * `declare module '../shared/store.types' { interface LazySlices { cart: CartState } }`.
 */
export interface LazySlices extends Record<never, never> {}

/** The state of the page. An injected slice is missing until its element is defined, so selectors must handle that. */
export type TillState = Readonly<BaseSlices> & Partial<LazySlices>;

/** Accepts plain actions. */
export type TillDispatch = Dispatch;

/** What a flow's effect may use. */
export type FlowApi = ListenerEffectAPI<TillState, TillDispatch>;

/** Starts a flow: a listener with typed state and dispatch. */
export type StartListening = TypedStartListening<TillState, TillDispatch>;

/**
 * A capability's slices and flows, e.g. `checkoutState`. An element names those it needs in
 * `define(..., { needs: [...] })`; a view whose code is loaded on demand injects its own.
 */
export interface StateModule {
  readonly name: string;
  /** Modules that are injected first. */
  readonly needs?: readonly StateModule[];
  readonly slices: readonly InjectableSlice[];
  /** Whether the page lacks data the module needs, which then has to be loaded from the server before it starts. */
  readonly isMissing?: (source: PageSource) => boolean;
  startFlows(startListening: StartListening, services: Services, store: TillStore): void;
}

/** The part of `createPureSlice`'s result that `inject` needs. */
export interface InjectableSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: UnknownAction) => unknown;
}

/** The page's only store, even with several copies of the bundle. */
export interface TillStore extends Store<TillState> {
  /** Adds a module's slices, and those it needs, and starts its flows: once per module name. */
  inject(module: StateModule): void;
}
