import type { SectionRequest } from '../../api/sections';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName, StoredSection } from '../../domain/section.types';
import { nextTask } from '../../platform/page/frames';
import { fail, type Result } from '../../platform/result';
import { privateContentVersion, type PrivateContent } from './private-content';
import { overtakenBy, sectionIds, storeSections } from './section-store';
import { sectionsFailed, sectionsReceived, sectionsRequested } from './sections-slice';
import type { TillStore } from '../shared/store.types';

/** Loads sections for the flows. */
export interface SectionLoader {
  /** Loads what the server knows of `names`, once; `isForced` asks again even for what is on its way. */
  need(names: readonly SectionName[], isForced: boolean): void;
  /** Answers that are on their way for `names` are out of date. */
  forget(names: readonly SectionName[]): void;
}

/**
 * Needs are collected for one turn and loaded in one request. A name that is on its way is not asked for twice, and an
 * answer that a newer request, a write or another tab has overtaken is thrown away.
 */
export function sectionLoader(
  store: TillStore,
  settings: SectionSettings,
  privateContent: PrivateContent,
  now: () => number,
): SectionLoader {
  const needed = new Set<SectionName>();
  /** Name to the run whose answer counts. */
  const awaited = new Map<SectionName, number>();
  let isScheduled = false;
  let newTimestamp = false;
  let lastRun = 0;

  async function run(): Promise<void> {
    const names = [...needed];
    const request = { loadUrl: settings.loadUrl, names, newTimestamp };
    const me = (lastRun += 1);
    const ids = sectionIds();
    const version = privateContentVersion();
    isScheduled = false;
    newTimestamp = false;
    needed.clear();
    for (const name of names) awaited.set(name, me);
    store.dispatch(sectionsRequested(names));

    const result = await ask(request);
    await nextTask();
    const current = names.filter((name) => awaited.get(name) === me);
    const settled = names.filter((name) => (awaited.get(name) ?? me) === me);
    for (const name of current) awaited.delete(name);
    if (settled.length === 0) return;
    if (!result.ok) {
      privateContent.missed();
      store.dispatch(sectionsFailed({ names: settled, error: result.error }));
      return;
    }
    const answers = Object.entries(result.value)
      .filter(([name]) => current.includes(name))
      .map(([name, section]) => [name, section, changeOf(name, section)] as const);
    const sections = Object.fromEntries(
      answers.flatMap(([name, section, change]) => (change === 'nothing' ? [[name, section]] : [])),
    );
    storeSections(sections, settings, now());
    if (settings.names.every((name) => !mayLoad(name) || names.includes(name))) {
      privateContent.loaded(version);
    }
    store.dispatch(sectionsReceived({ names: settled, sections }));
    need(
      version !== privateContentVersion() && privateContent.takeUnknown()
        ? settings.names
        : answers.flatMap(([name, , change]) => (change === 'dropped' ? [name] : [])),
      true,
    );

    /** What other tabs did meanwhile; messages count all the same, since the server gives them only once. */
    function changeOf(name: SectionName, answer: StoredSection): ReturnType<typeof overtakenBy> {
      return name === 'messages' ? 'nothing' : overtakenBy(name, ids[name], answer);
    }
  }

  /** The server gives its messages only once: they stay there until the page has a place for them. */
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

/** The calls and their parsers come with the first need: a page that draws from the browser's cache never fetches them. */
async function ask(
  request: SectionRequest,
): Promise<Result<Readonly<Record<SectionName, StoredSection>>>> {
  try {
    const { loadSections } = await import('../../api/sections');
    return await loadSections(request);
  } catch {
    return fail({ kind: 'network' });
  }
}
