import r2wc from '@r2wc/react-to-web-component';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { warnOnce } from '../src/platform/console';
import type { StateModule } from '../src/state/shared/store.types';
import { startPage } from './bootstrap';
import { attributeName, refuseClashes } from './define/attributes';
import { ElementValues } from './define/element-values';
import { FIELDS, isUsed } from './define/early-use';
import { emitterOf, Frame, type FrameHost, type FrameProps } from './define/Frame';
import type * as HandOver from './define/hand-over';
import { CONFIG_SCRIPT } from './define/own-config';
import { pageParsed } from './define/page-parsed';
import type { ElementMeta } from './element-meta';
import type { TillRuntime } from './runtime';

/** What an element asks for besides its view. */
export interface DefineOptions<Props extends object = object> {
  /** Parts of the store that are injected before the element is drawn for the first time. */
  readonly needs?: readonly StateModule[];
  /** What the view takes over from the server's children, read once, just before they make way. */
  readonly read?: (host: HTMLElement) => Partial<Props>;
  /** What stands inside the element is no fallback but part of the page: it stays, and the view is drawn after it. */
  readonly keepsChildren?: boolean;
  /** Stock widgets initialize on what the server put inside, perhaps late: where the old front end is, it stays, out of sight. */
  readonly hidesChildren?: boolean;
}

// r2wc keeps its working parts under these registered symbols; the subclass below drives them.
const RENDER: unique symbol = Symbol.for('r2wc.render');
const PROPS: unique symbol = Symbol.for('r2wc.props');
const ROOT: unique symbol = Symbol.for('r2wc.context');

/** The class that r2wc makes, as far as the subclass drives it. */
interface WrappedElement extends HTMLElement {
  /** Where React draws. */
  container: HTMLElement;
  /** What the view gets at the next `[RENDER]`. */
  [PROPS]: unknown;
  /** Set while a React root lives. */
  [ROOT]?: unknown;
  /** Draws: makes the root, or updates it. */
  [RENDER](): void;
  connectedCallback(): void;
  disconnectedCallback(): void;
}

/** Null when the code did not come. Few shoppers are quicker than an element's code, so it comes for them only. */
const loadHandOver = (): Promise<typeof HandOver | null> =>
  import('./define/hand-over').catch(() => null);

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
  { needs = [], read, keepsChildren = false, hidesChildren = false }: DefineOptions<Props> = {},
): void {
  refuseClashes(meta);
  if (customElements.get(meta.tag) !== undefined) {
    warnOnce(
      `defined:${meta.tag}`,
      `<${meta.tag}> is defined already, perhaps by a second copy of Till on this page. The first one stays.`,
    );
    return;
  }

  const properties = Object.keys(meta.attributes);
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));
  const Wrapped = r2wc(Frame<Props>, {
    props: properties as never[],
  }) as unknown as new () => WrappedElement;

  class TillElement extends Wrapped {
    readonly #values = new ElementValues(this, meta);
    readonly #keeper = new MutationObserver(() => {
      this.#keepContainer();
    });
    /** Stands in the element, around the container: its text size is the reader's own, see tokens.css. */
    readonly #root = document.createElement('div');
    /** Holds the server's children out of sight. Its fields are disabled, whatever scripts make of them. */
    readonly #storage = document.createElement('fieldset');
    #frame: FrameHost | null = null;
    #printed: Partial<Props> | null = null;
    #starting = false;
    #shown = false;

    static {
      for (const property of properties) {
        Object.defineProperty(this.prototype, property, {
          configurable: true,
          enumerable: true,
          get(this: TillElement) {
            return this.#values.get(property);
          },
          set(this: TillElement, value: unknown) {
            this.#values.set(property, value);
            this.#draw();
          },
        });
      }
    }

    override connectedCallback(): void {
      this.#values.adoptEarly();
      if (this[ROOT] === undefined) void this.#start();
      else this.#keepContainer();
    }

    /** In a microtask: a moved element is back by then, and React is not in the middle of drawing. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    attributeChangedCallback(name: string): void {
      const property = propertyOf.get(name);
      if (property === undefined) return;
      this.#values.attributeChanged(property);
      this.#draw();
    }

    async #start(): Promise<void> {
      if (this.#starting) return;
      this.#starting = true;
      try {
        await pageParsed();
        const runtime = startPage();
        await runtime.wordsReady;
        await runtime.complete(needs);
        const handOver = !keepsChildren && isUsed(this) ? await loadHandOver() : null;
        await handOver?.settled(this);
        if (this.isConnected) this.#takeOver(runtime, handOver);
      } catch (error) {
        console.error(`[till] <${meta.tag}> could not start.`, error);
        this.#failed(error);
      } finally {
        this.#starting = false;
      }
    }

    /** In one go where the shopper may be typing: what is typed while a view is being drawn would go with the fallback. */
    #takeOver(runtime: TillRuntime, handOver: typeof HandOver | null): void {
      if (keepsChildren || this.querySelector(FIELDS) === null) {
        this.#mount(runtime);
        return;
      }
      const give = handOver?.handOverFrom(this);
      flushSync(() => {
        this.#mount(runtime);
      });
      give?.(this.#root);
    }

    #mount(runtime: TillRuntime, onDrawn?: () => void): void {
      for (const module of needs) runtime.store.inject(module);
      this.#values.readOwnConfig();
      this.#printed ??= read?.(this) ?? {};
      this.container = document.createElement('div');
      this.container.className = 'till';
      this.#root.className = 'till-root';
      this.#root.replaceChildren(this.container);
      this.#frame = {
        host: this,
        runtime,
        onDrawn: () => {
          this.#showView();
          onDrawn?.();
        },
        onFailed: (error) => {
          this.#failed(error);
        },
        onRetry: () => {
          this.#mountAgain(runtime);
        },
      };
      this[PROPS] = this.#props(this.#frame);
      super.connectedCallback();
    }

    #draw(): void {
      if (this[ROOT] === undefined || this.#frame === null) return;
      this[PROPS] = this.#props(this.#frame);
      this[RENDER]();
    }

    #props(frame: FrameHost): FrameProps<Props> {
      // The table of attributes describes the view's props; the compiler cannot know that.
      return { frame, Component, values: { ...this.#printed, ...this.#values.all() } as Props };
    }

    /** The view has drawn: it takes the place of the fallback. Configuration scripts stay for other readers. */
    #showView(): void {
      if (!keepsChildren) this.#clear();
      this.append(this.#root);
      this.#shown = true;
      this.#keeper.observe(this, { childList: true });
      emitterOf(this)('till-element-ready', { tag: meta.tag });
    }

    #clear(): void {
      const storage = this.#storage;
      const isStored = hidesChildren && 'require' in window;
      for (const child of [...this.childNodes]) {
        if (child === storage || (child instanceof Element && child.matches(CONFIG_SCRIPT)))
          continue;
        if (isStored) storage.append(child);
        else child.remove();
      }
      if (!isStored) return;
      storage.hidden = storage.inert = storage.disabled = true;
      this.append(storage);
    }

    /** A page script has emptied the element, or a framework has drawn over it: the view comes back. */
    #keepContainer(): void {
      if (this[ROOT] === undefined || !this.#shown || this.#root.parentNode === this) return;
      this.append(this.#root);
    }

    #failed(error: unknown): void {
      const message = error instanceof Error ? error.message : String(error);
      emitterOf(this)('till-element-failed', { tag: meta.tag, message });
    }

    /** After a failure: everything anew, with the focus where the shopper was. */
    #mountAgain(runtime: TillRuntime): void {
      queueMicrotask(() => {
        this.#unmount();
        if (!this.isConnected) return;
        this.#mount(runtime, () => {
          this.container.tabIndex = -1;
          this.container.focus({ preventScroll: true });
        });
      });
    }

    #unmount(): void {
      this.#keeper.disconnect();
      this.#shown = false;
      if (this[ROOT] === undefined) return;
      super.disconnectedCallback();
      this.#root.remove();
    }
  }

  customElements.define(meta.tag, TillElement);
}
