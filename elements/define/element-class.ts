import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';

import { report } from '../../src/platform/console';
import { measureFrom } from '../../src/platform/timing';
import { sectionsWanted } from '../../src/state/sections/sections-slice';
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
import { regionsReady } from '../load-regions';
import { offscreenDelay } from './offscreen';
import { PROPS, RENDER, ROOT, type WrappedElement } from './wrapped-element';

/** Null when loading failed. Few shoppers are faster than an element's code, so this code is loaded only for them. */
const loadHandOver = (): Promise<typeof HandOver | null> => import('./hand-over').catch(() => null);

/**
 * The class of a tag, see `define`: starts when it is connected, renders when a value changes, unmounts when it is
 * removed.
 *
 * @param Wrapped the class that r2wc creates from the view's frame
 */
export function elementClass<Props extends object>(
  Wrapped: new () => WrappedElement,
  meta: ElementMeta,
  Component: ComponentType<Props>,
  {
    needs = [],
    sections,
    read,
    keepsChildren = false,
    hidesChildren = false,
  }: DefineOptions<Props>,
): CustomElementConstructor {
  const properties = Object.keys(meta.attributes);
  const propertyOf = new Map(properties.map((property) => [attributeName(property), property]));

  return class TillElement extends Wrapped {
    readonly #values = new ElementValues(this, meta);
    readonly #keeper = new MutationObserver(() => {
      this.#keepContainer();
    });
    /** Wraps the container inside the element; its text size is the user's own, see tokens.css. */
    readonly #root = document.createElement('div');
    /** Contains the hidden server-rendered children. Its fields are disabled, whatever scripts do to them. */
    readonly #storage = document.createElement('fieldset');
    #frame: FrameHost | null = null;
    #serverValues: Partial<Props> | null = null;
    #starting = false;
    #shown = false;
    #began = 0;

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
            this.#render();
          },
        });
      }
    }

    override connectedCallback(): void {
      this.#values.adoptEarly();
      if (this[ROOT] === undefined) void this.#start();
      else this.#keepContainer();
    }

    /** In a microtask: a moved element is connected again by then, and React is not rendering. */
    override disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#unmount();
      });
    }

    attributeChangedCallback(name: string): void {
      const property = propertyOf.get(name);
      if (property === undefined) return;
      this.#values.attributeChanged(property);
      this.#render();
    }

    async #start(): Promise<void> {
      if (this.#starting) return;
      this.#starting = true;
      this.#began = performance.now();
      try {
        await pageParsed();
        const runtime = startPage();
        if (sections !== undefined) runtime.store.dispatch(sectionsWanted(sections));
        await runtime.translationsReady;
        await offscreenDelay(this);
        await runtime.complete(needs);
        await regionsReady(this);
        const handOver = !keepsChildren && isUsed(this) ? await loadHandOver() : null;
        await handOver?.settled(this);
        if (this.isConnected) this.#takeOver(runtime, handOver);
      } catch (error) {
        report(3, `<${meta.tag}> could not start.`, error);
        this.#failed(3, error);
      } finally {
        this.#starting = false;
      }
    }

    /**
     * Synchronously where the shopper may be typing: text typed while a view renders would be lost with the fallback.
     */
    #takeOver(runtime: TillRuntime, handOver: typeof HandOver | null): void {
      if (keepsChildren || this.querySelector(FIELDS) === null) {
        this.#mount(runtime);
        return;
      }
      const restore = handOver?.handOverFrom(this);
      flushSync(() => {
        this.#mount(runtime);
      });
      restore?.(this.#root);
    }

    #mount(runtime: TillRuntime, onDrawn?: () => void): void {
      for (const module of needs) runtime.store.inject(module);
      this.#values.readOwnConfig();
      this.#serverValues ??= read?.(this) ?? {};
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
          report(4, `<${meta.tag}> threw an error.`);
          this.#failed(4, error);
        },
        onRetry: () => {
          this.#mountAgain(runtime);
        },
      };
      this[PROPS] = this.#props(this.#frame);
      super.connectedCallback();
    }

    #render(): void {
      if (this[ROOT] === undefined || this.#frame === null) return;
      this[PROPS] = this.#props(this.#frame);
      this[RENDER]();
    }

    #props(frame: FrameHost): FrameProps<Props> {
      // The definition's attributes describe the view's props; the compiler cannot know that.
      return {
        frame,
        Component,
        values: { ...this.#serverValues, ...this.#values.all() } as Props,
      };
    }

    /** The view has rendered and replaces the fallback. Configuration scripts stay for other readers. */
    #showView(): void {
      if (!keepsChildren) clearChildren(this, this.#storage, hidesChildren);
      this.append(this.#root);
      this.#shown = true;
      this.#keeper.observe(this, { childList: true });
      measureFrom(this.#began, `${meta.tag}:ready`);
      emitterOf(this)('till-element-ready', { tag: meta.tag });
    }

    /** A page script or a framework has emptied the element: restores the view. */
    #keepContainer(): void {
      void regionsReady(this);
      if (this[ROOT] === undefined || !this.#shown || this.#root.parentNode === this) return;
      this.append(this.#root);
    }

    #failed(code: number, cause: unknown): void {
      const message = cause instanceof Error ? cause.message : String(cause);
      emitterOf(this)('till-element-failed', {
        tag: meta.tag,
        message,
        code: `till-${code}`,
        cause,
      });
    }

    /** Mounts again after a failure, and focuses the view. */
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
