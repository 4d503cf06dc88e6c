import type { SectionRequest } from '../../api/sections';
import { ownValue } from '../../domain/own-value';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName, StoredSection } from '../../domain/section.types';
import { nextTask } from '../../platform/page/frames';
import { fail, type Result } from '../../platform/result';
import { privateContentVersion, type PrivateContent } from './private-content';
import { supersededBy, sectionIds, storeSections } from './section-store';
import {
  sectionsFailed,
  sectionsRead,
  sectionsReceived,
  sectionsRequested,
} from './sections-slice';
import type { TillStore } from '../shared/store.types';

/** Loads sections for the flows. */
export interface SectionLoader {
  /** Loads `names`, once; `isForced` also repeats loads that are pending. */
  need(names: readonly SectionName[], isForced: boolean): void;
  /** Ignores pending responses for `names`. */
  forget(names: readonly SectionName[]): void;
}

/**
 * Names are collected until the current task ends and loaded in one request. A name that is being loaded is not
 * requested twice, and a response that was superseded by a later request, a write or another tab is discarded, except
 * for its messages: the server returns each of them only once (SECT-27).
 */
export function sectionLoader(
  store: TillStore,
  settings: SectionSettings,
  privateContent: PrivateContent,
  now: () => number,
): SectionLoader {
  const needed = new Set<SectionName>();
  /** Section name to the number of the run whose response counts. */
  const awaited = new Map<SectionName, number>();
  let isScheduled = false;
  let newTimestamp = false;
  let lastRun = 0;

  async function run(): Promise<void> {
    const names = [...needed];
    const request = { loadUrl: settings.loadUrl, names, newTimestamp };
    const number = (lastRun += 1);
    const ids = sectionIds();
    const version = privateContentVersion();
    // An element may start to show messages while this is pending: they are loaded by a separate request then.
    const isEverything = settings.names.every((name) => !mayLoad(name) || names.includes(name));
    isScheduled = false;
    newTimestamp = false;
    needed.clear();
    for (const name of names) awaited.set(name, number);
    store.dispatch(sectionsRequested(names));

    const result = await load(request);
    await nextTask();
    const current = names.filter((name) => awaited.get(name) === number);
    const settled = names.filter((name) => (awaited.get(name) ?? number) === number);
    for (const name of current) awaited.delete(name);
    const { messages } = result.ok ? result.value : {};
    if (messages !== undefined && !current.includes('messages')) {
      store.dispatch(sectionsRead({ messages }));
    }
    if (settled.length === 0) return;
    if (!result.ok) {
      privateContent.missed();
      store.dispatch(sectionsFailed({ names: settled, error: result.error }));
      return;
    }
    const received = Object.entries(result.value)
      .filter(([name]) => current.includes(name))
      .map(([name, section]) => [name, section, changeOf(name, section)] as const);
    const sections = Object.fromEntries(
      received.flatMap(([name, section, change]) =>
        change === 'nothing' ? [[name, section]] : [],
      ),
    );
    storeSections(sections, settings, now());
    if (isEverything) privateContent.loaded(version);
    store.dispatch(sectionsReceived({ names: settled, sections }));
    reportLost(settled.filter((name) => !Object.hasOwn(result.value, name)));
    need(
      version !== privateContentVersion() && privateContent.takeUnknown()
        ? settings.names
        : received.flatMap(([name, , change]) => (change === 'dropped' ? [name] : [])),
      true,
    );

    /**
     * What other tabs have done since the request. Messages count in any case, since the server returns them only once.
     */
    function changeOf(name: SectionName, section: StoredSection): ReturnType<typeof supersededBy> {
      return name === 'messages' ? 'nothing' : supersededBy(name, ownValue(ids, name), section);
    }
  }

  /** Names without data although the server has answered: their elements offer a retry, all others have what they show. */
  function reportLost(names: readonly SectionName[]): void {
    const { wanted, data } = store.getState().sections;
    const lost = names.filter((name) => wanted.includes(name) && !Object.hasOwn(data, name));
    if (lost.length === 0) return;
    store.dispatch(sectionsFailed({ names: lost, error: { kind: 'malformed', status: 200 } }));
  }

  /** The server returns its messages only once, so they are not loaded until an element shows them. */
  const mayLoad = (name: SectionName): boolean =>
    settings.names.includes(name) &&
    (name !== 'messages' || store.getState().messages?.isGlobalWanted === true);

  function need(names: readonly SectionName[], isForced: boolean): void {
    const open = names.filter((name) => mayLoad(name) && (isForced || !awaited.has(name)));
    if (open.length === 0) return;
    for (const name of open) needed.add(name);
    newTimestamp ||= isForced;
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => void run());
  }

  return {
    need,
    forget(names) {
      for (const name of names) awaited.delete(name);
    },
  };
}

/**
 * The calls and their parsers are loaded on demand: a page that renders from the browser's cache never fetches them.
 */
const load = (
  request: SectionRequest,
): Promise<Result<Readonly<Record<SectionName, StoredSection>>>> =>
  import('../../api/sections')
    .then(({ loadSections }) => loadSections(request))
    .catch(() => fail({ kind: 'network' }));
