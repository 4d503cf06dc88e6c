import type { ElementMeta, EventMeta } from '../element-meta';
import { pageEvents } from './page-events';
import { sharedEvents } from './shared-surface';

const HEAD = '/* Generated from the elements’ meta files by `npm run manifests`. */';

/** Every event by name. */
function eventsByName(metas: readonly ElementMeta[]): ReadonlyMap<string, EventMeta> {
  const all = [...metas.flatMap(({ events }) => events), ...sharedEvents, ...pageEvents];
  return new Map(all.map((event) => [event.name, event]));
}

/** The source of `elements/debug/event-names.ts`: the name of every event. */
export const eventNames = (metas: readonly ElementMeta[]): string =>
  [
    HEAD,
    '',
    '/** The name of every event. */',
    'export const EVENT_NAMES: readonly string[] = [',
    ...[...eventsByName(metas).keys()].map((name) => `  '${name}',`),
    '];',
    '',
  ].join('\n');

/** The source of `src/platform/page/till-events.ts`: the type of every event's `detail`. */
export function eventTypes(metas: readonly ElementMeta[]): string {
  return [
    HEAD,
    '',
    "import type { CheckoutDetail, CommerceDetail, ListDetail } from './commerce.types';",
    '',
    '/** The `detail` of each event; null when it has none. */',
    'export interface TillEventDetails {',
    ...[...eventsByName(metas).values()].flatMap(({ name, detail, description }) => [
      `  /** ${description} */`,
      `  '${name}': ${detail ?? 'null'};`,
    ]),
    '}',
    '',
    '/** Every event by name. */',
    'export type TillEventMap = {',
    '  [Name in keyof TillEventDetails]: CustomEvent<TillEventDetails[Name]>;',
    '};',
    '',
  ].join('\n');
}
