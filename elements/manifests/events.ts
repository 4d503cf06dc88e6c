import type { ElementMeta } from '../element-meta';
import { pageEvents } from './page-events';
import { sharedEvents } from './shared-surface';

/** The source of `src/platform/page/till-events.ts`: the type of every event's `detail`. */
export function eventTypes(metas: readonly ElementMeta[]): string {
  const all = [...metas.flatMap(({ events }) => events), ...sharedEvents, ...pageEvents];
  const byName = new Map(all.map((event) => [event.name, event]));
  return [
    '/* Generated from the elements’ meta files by `npm run manifests`. */',
    '',
    "import type { CheckoutDetail, CommerceDetail, ListDetail } from './commerce.types';",
    '',
    '/** The `detail` of each event; null when it has none. */',
    'export interface TillEventDetails {',
    ...[...byName.values()].flatMap(({ name, detail, description }) => [
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
