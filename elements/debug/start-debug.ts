import type { TillStore } from '../../src/state/shared/store.types';
import { EVENT_NAMES } from './event-names';
import { safeDetail } from './safe-value';
import { stateChanges } from './state-changes';

type Kind = 'time' | 'call' | 'event' | 'state';

const log = (kind: Kind, text: string): void => {
  console.log(`[till] ${String(Math.round(performance.now()))} ms  ${kind}  ${text}`);
};

/** Logs what was measured, also before the log was loaded: elements that are ready, and calls with their outcome. */
function logMeasures(): void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceMeasure[]) {
      const { name, duration } = entry;
      if (!/^till[:-]/.test(name)) continue;
      const isCall = name.startsWith('till:');
      const what = isCall ? name.slice('till:'.length) : name.replace(':', ' ');
      const details = isCall ? `  ${safeDetail(entry.detail)}` : '';
      log(isCall ? 'call' : 'time', `${what}  ${String(Math.round(duration))} ms${details}`);
    }
  });
  observer.observe({ type: 'measure', buffered: true });
}

function logEvents(): void {
  for (const name of EVENT_NAMES) {
    document.addEventListener(name, (event) => {
      const { target, detail } = event as CustomEvent<unknown>;
      const where = target instanceof Element ? `<${target.localName}>` : 'the document';
      log('event', `${name} on ${where}  ${safeDetail(detail)}`.trimEnd());
    });
  }
}

function logState(store: TillStore): void {
  let before = store.getState();
  store.subscribe(() => {
    const after = store.getState();
    for (const change of stateChanges(before, after)) log('state', change);
    before = after;
  });
}

/**
 * Logs calls, events and changes of the state to the console, without values that may identify a shopper
 * (docs/debugging.md). Loaded only if the page enables it with `data-till-debug`.
 */
export function startDebug(store: TillStore): void {
  logMeasures();
  logEvents();
  logState(store);
}
