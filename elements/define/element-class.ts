import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { startPage } from '../bootstrap';
import type { ElementMeta } from '../element-meta';
import type { TillRuntime } from '../runtime';
import { attributeName } from './attributes';
import { clearChildren } from './clear-children';
import { FIELDS, isUsed } from './early-use';
import { ElementValues } from './element-values';
import { emitterOf, type FrameHost, type FrameProps } from './Frame';
import type * as HandOver from './hand-over';
import type { DefineOptions } from './options';
import { pageParsed } from './page-parsed';
import { PROPS, RENDER, ROOT, type WrappedElement } from './wrapped-element';

/** Null when the code did not come. Few shoppers are quicker than an element's code, so it comes for them only. */
const loadHandOver = (): Promise<typeof HandOver | null> => import('./hand-over').catch(() => null);

/**
 * The class of a tag, see `define`: starts when it is connected, draws when a value changes, ends when it has left.
 *
 * @param Wrapped what r2wc makes of the view's frame
 */
export function elementClass<Props extends object>(
  Wrapped: new () => WrappedElement,
  meta: ElementMeta,
  Component: ComponentType<Props>,
  { needs = [], read, keepsChildren = false, hidesChildren = false }: DefineOptions<Props>,
): CustomElementConstructor {
  const properties = Object.keys(meta.attributes);
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));

  return class TillElement extends Wrapped {
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
      if (!keepsChildren) clearChildren(this, this.#storage, hidesChildren);
      this.append(this.#root);
      this.#shown = true;
      this.#keeper.observe(this, { childList: true });
      emitterOf(this)('till-element-ready', { tag: meta.tag });
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
  };
}
