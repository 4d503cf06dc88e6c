import type { TypedStartListening } from '@reduxjs/toolkit';
import type { Dispatch, Store, UnknownAction } from 'redux';
import type { PageSource } from '../platform/page/page-source';
import type { ConfigState } from './config/config-slice';
import type { SectionsState } from './sections/sections-slice';
import type { Services } from './services';

/**
 * Slices that are injected when an element needs them. Each slice's file adds its own state:
 * `declare module '../store.types' { interface LazySlices { cart: CartState } }`.
 */
export interface LazySlices extends Record<never, never> {}

/** The state of the page. An injected slice is missing until its element is defined, so selectors must bear that. */
export type TillState = {
  readonly config: ConfigState;
  readonly sections: SectionsState;
} & Partial<LazySlices>;

/** Accepts plain actions. */
export type TillDispatch = Dispatch;

/** Starts a flow: a listener with typed state and dispatch. */
export type StartListening = TypedStartListening<TillState, TillDispatch>;

/** A part of the state with its flows, e.g. `checkoutState`; named in `define(..., { needs: [...] })`. */
export interface StateModule {
  readonly name: string;
  readonly slices: readonly InjectableSlice[];
  /** Whether the page prints too little for it, so that the rest has to be had from the server before it starts. */
  readonly isMissing?: (source: PageSource) => boolean;
  startFlows(startListening: StartListening, services: Services, store: TillStore): void;
}

/** What `createPureSlice` answers, as far as injecting needs it. */
export interface InjectableSlice {
  readonly reducerPath: string;
  readonly reducer: (state: never, action: UnknownAction) => unknown;
}

/** The one store of the page. */
export type TillStore = Store<TillState>;
