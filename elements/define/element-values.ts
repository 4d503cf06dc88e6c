import { ownValue } from '../../src/domain/own-value';
import { report } from '../../src/platform/console';
import type { ElementMeta } from '../element-meta';
import { attributeName, attributeValue, defaultValue } from './attributes';
import { ownConfig } from './own-config';

/**
 * The values of one element's attributes and properties. A property that was set takes precedence over the attribute,
 * the attribute over the configuration script inside the element, and that over the default.
 */
export class ElementValues {
  readonly #set = new Map<string, unknown>();
  readonly #parsed = new Map<string, { readonly text: string; readonly value: unknown }>();
  #own: ReadonlyMap<string, unknown> = new Map();

  constructor(
    readonly host: HTMLElement,
    readonly meta: ElementMeta,
  ) {}

  /**
   * Takes over properties that were set on the plain element before its tag was defined; they would shadow the
   * accessors.
   */
  adoptEarly(): void {
    for (const property of Object.keys(this.meta.attributes)) {
      const early = Object.getOwnPropertyDescriptor(this.host, property);
      if (early === undefined) continue;
      Reflect.deleteProperty(this.host, property);
      this.set(property, early.value);
    }
  }

  /** Reads the configuration script inside the element, before its fallback is removed. */
  readOwnConfig(): void {
    this.#own = ownConfig(this.host, this.meta);
  }

  /** `undefined` removes the set value. */
  set(property: string, value: unknown): void {
    if (value === undefined) this.#set.delete(property);
    else this.#set.set(property, value);
  }

  /** The attribute was set or removed; from now on it takes precedence. */
  attributeChanged(property: string): void {
    this.#set.delete(property);
  }

  get(property: string): unknown {
    const attribute = ownValue(this.meta.attributes, property);
    if (attribute === undefined) return undefined;
    if (this.#set.has(property)) return this.#set.get(property);
    const text = this.host.getAttribute(attributeName(property));
    if (text === null) return this.#own.get(property) ?? defaultValue(attribute);
    return this.#read(property, text);
  }

  /** All values, as props of the view. */
  all(): Record<string, unknown> {
    return Object.fromEntries(
      Object.keys(this.meta.attributes).map((property) => [property, this.get(property)]),
    );
  }

  /** Each text is parsed once, so that a JSON attribute keeps its object identity and is reported once. */
  #read(property: string, text: string): unknown {
    const known = this.#parsed.get(property);
    if (known?.text === text) return known.value;
    const attribute = ownValue(this.meta.attributes, property);
    if (attribute === undefined) return undefined;
    const value = attributeValue(text, attribute, (reason) => {
      const name = attributeName(property);
      const initial = defaultValue(attribute);
      const used = initial === undefined ? 'no value' : JSON.stringify(initial);
      report(20, `<${this.meta.tag}>: the attribute "${name}" ${reason}; ${used} is used instead.`);
    });
    this.#parsed.set(property, { text, value });
    return value;
  }
}
