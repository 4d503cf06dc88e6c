import { useInsertionEffect, useMemo, type ComponentType } from 'react';
import { Provider } from 'react-redux';
import { ElementContext, type EmitEvent } from '../../src/ui/element-context';
import { adoptStyles } from '../../src/ui/styles/adopt';
import { adoptTextSize } from '../../src/ui/styles/text-size';
import tokens from '../../src/ui/styles/tokens.css';
import type { TillRuntime } from '../runtime';
import { ErrorBoundary } from './ErrorBoundary';
import { Failure } from './Failure';

adoptStyles(tokens);
adoptTextSize();

/** The custom element as the frame sees it. */
export interface FrameHost {
  readonly host: HTMLElement;
  readonly runtime: TillRuntime;
  /** The view's DOM exists: the fallback can be removed. Called before any layout effect of the view. */
  readonly onDrawn: () => void;
  /** The view threw. */
  readonly onFailed: (error: unknown) => void;
  /** The shopper retries after a failure. */
  readonly onRetry: () => void;
}

export interface FrameProps<Props> {
  readonly frame: FrameHost;
  readonly Component: ComponentType<Props>;
  readonly values: Props;
}

/** Fires the element's events, see `EmitEvent`. */
export const emitterOf =
  (host: HTMLElement): EmitEvent =>
  (name, ...[detail]) =>
    host.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable: true }),
    );

/** Wraps every element's view: the error boundary, the page's store and the element's context. */
export function Frame<Props extends object>({ frame, Component, values }: FrameProps<Props>) {
  const { host, runtime } = frame;
  const handle = useMemo(() => ({ emit: emitterOf(host) }), [host]);

  // An insertion effect runs when the view's nodes exist but before its layout effects, so that those measure and focus
  // nodes that are in the document.
  useInsertionEffect(() => {
    frame.onDrawn();
  }, [frame]);

  return (
    <ErrorBoundary onError={frame.onFailed} fallback={<Failure onRetry={frame.onRetry} />}>
      <Provider store={runtime.store}>
        <ElementContext value={handle}>
          <Component {...values} />
        </ElementContext>
      </Provider>
    </ErrorBoundary>
  );
}
