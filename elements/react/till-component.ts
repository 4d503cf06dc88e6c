import {
  createElement,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
  type Ref,
} from 'react';

import { reportFailedLoad } from '../autoload/failed-load';
import { whenDue } from '../autoload/triggers';
import { attributeName } from '../define/attributes';

/** The props of a component: the element's own attributes and events, and those of any HTML element. */
export interface TillComponentProps {
  readonly ref?: Ref<HTMLElement>;
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

const EVENT = /^on(?=Till[A-Z])/;

/** Attributes cannot contain objects, and React omits an attribute that is `false`, which would mean the default. */
const isProperty = (value: unknown): boolean =>
  value === false || (typeof value === 'object' && value !== null);

/**
 * Makes the React component of a tag. It renders the tag and, in the browser, loads the code that defines it.
 *
 * - `maxItems` becomes the attribute `max-items`, which a server can render too; objects become properties.
 * - `onTillOrderPlaced` listens to `till-order-placed`.
 * - The children are the fallback. The element replaces them, so later changes of the children are ignored.
 *
 * @param own names of the element's properties
 */
export function tillComponent(tag: string, own: readonly string[], load: () => Promise<unknown>) {
  return function TillComponent({ ref, children, ...props }: TillComponentProps): ReactElement {
    const element = useRef<HTMLElement | null>(null);
    const [fallback] = useState<ReactNode>(() => children);
    const attributes: Record<string, unknown> = {};
    const properties: Record<string, unknown> = {};
    const listeners: Record<string, EventListener> = {};
    for (const [name, value] of Object.entries(props)) {
      if (EVENT.test(name)) {
        if (typeof value !== 'function') continue;
        listeners[attributeName(name.slice(2)).toLowerCase()] = value as EventListener;
      } else if (!own.includes(name)) attributes[name] = value;
      else if (isProperty(value)) properties[name] = value;
      else attributes[attributeName(name)] = value;
    }

    // React adds no listeners to a server-rendered custom element.
    useLayoutEffect(() => {
      const { current } = element;
      if (current === null) return undefined;
      Object.assign(current, properties);
      const listening = new AbortController();
      for (const [name, listener] of Object.entries(listeners)) {
        current.addEventListener(name, listener, { signal: listening.signal });
      }
      return () => {
        listening.abort();
      };
    });

    useEffect(() => {
      const { current } = element;
      if (current === null || customElements.get(tag) !== undefined) return;
      whenDue(current, () => {
        load().catch((error: unknown) => {
          reportFailedLoad(tag, [current], error);
        });
      });
    }, []);

    useImperativeHandle(ref, () => element.current as HTMLElement);
    return createElement(tag, { ...attributes, ref: element }, fallback);
  };
}
