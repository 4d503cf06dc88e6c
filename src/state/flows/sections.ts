import { loadSections } from '../../api/sections';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import { affectedSections } from '../../domain/sections/routes';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName } from '../../domain/section.types';
import { onWrite } from '../../platform/http/http';
import {
  sectionDisposed,
  sectionsFailed,
  sectionsInvalidated,
  sectionsRead,
  sectionsReceived,
  sectionsRequested,
  sectionsRetried,
  sectionsWanted,
} from '../sections/sections-slice';
import {
  disposeSection,
  invalidateSections,
  onSectionsChanged,
  openCache,
  readSections,
  staleNames,
  storeSections,
  takeCleanUp,
} from '../sections/section-store';
import type { Services } from '../services';
import type { StartListening, TillStore } from '../store';

/** Milliseconds after which messages that were shown are forgotten (SECT-27). */
const DISPOSE_AFTER_MS = 3000;

/**
 * Keeps the visitor's private data fresh, together with the old front end and the other tabs.
 * Needs are collected for one turn and loaded in one request; an answer that a newer write has overtaken is thrown away.
 */
export function startSectionFlows(
  startListening: StartListening,
  services: Services,
  store: TillStore,
): void {
  const state = store.getState();
  const settings = state.config.sections ?? defaultSectionSettings(state.config.shop);
  const loader = sectionLoader(store, settings);

  store.dispatch(sectionsRead(openCache(settings, services.now())));
  listenToPage(store, settings);

  startListening({
    actionCreator: sectionsWanted,
    effect: () => {
      const { data, wanted } = store.getState().sections;
      const cleanUp = takeCleanUp();
      const stale = cleanUp ? settings.names : staleNames(settings, services.now());
      loader.need([...stale, ...wanted.filter((name) => data[name] === undefined)], cleanUp);
    },
  });
  startListening({
    actionCreator: sectionsRetried,
    effect: () => {
      const { data, wanted } = store.getState().sections;
      const missing = wanted.filter((name) => data[name] === undefined);
      loader.need([...staleNames(settings, services.now()), ...missing], false);
    },
  });
  startListening({
    actionCreator: sectionsInvalidated,
    effect: ({ payload }) => {
      invalidateSections(payload.names, settings);
      if (payload.reload) loader.need(payload.names, true);
    },
  });
  startListening({
    predicate: (_action, now, before) =>
      now.sections.data.messages !== before.sections.data.messages &&
      now.sections.data.messages !== undefined,
    effect: async (_action, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(DISPOSE_AFTER_MS);
      disposeSection('messages', settings);
      dispatch(sectionDisposed('messages'));
    },
  });
}

let stopListening: (() => void) | null = null;

/** Hears other tabs, writes and plain form posts. A page has one store; a second one takes the first one's place. */
function listenToPage(store: TillStore, settings: SectionSettings): void {
  stopListening?.();
  const stops = [
    onSectionsChanged(() => store.dispatch(sectionsRead(readSections()))),
    onWrite(({ url, method, body }) => {
      invalidate(url, method, !leavesPage(body));
    }),
  ];
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    invalidate(form.action, form.method, false);
  };
  document.addEventListener('submit', onSubmit);
  stopListening = () => {
    for (const stop of stops) stop();
    document.removeEventListener('submit', onSubmit);
  };

  function invalidate(url: string, method: string, reload: boolean): void {
    const names = affectedSections(url, method, settings);
    if (names.length > 0) store.dispatch(sectionsInvalidated({ names, reload }));
  }
}

/** The answer sends the shopper to another page, which will load the sections itself (SECT-20). */
const leavesPage = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && ('redirect' in body || 'backUrl' in body);

function sectionLoader(store: TillStore, settings: SectionSettings) {
  const needed = new Set<SectionName>();
  const latest = new Map<SectionName, number>();
  let newTimestamp = false;
  let scheduled = false;
  let turn = 0;

  async function run(): Promise<void> {
    const names = [...needed];
    const forced = newTimestamp;
    scheduled = false;
    newTimestamp = false;
    needed.clear();
    turn += 1;
    const mine = turn;
    for (const name of names) latest.set(name, mine);
    store.dispatch(sectionsRequested(names));
    const result = await loadSections({ loadUrl: settings.loadUrl, names, newTimestamp: forced });
    const current = names.filter((name) => latest.get(name) === mine);
    for (const name of current) latest.delete(name);
    if (!result.ok) {
      store.dispatch(sectionsFailed({ names: current, error: result.error }));
      return;
    }
    const sections = Object.fromEntries(
      Object.entries(result.value).filter(([name]) => current.includes(name)),
    );
    storeSections(sections, settings);
    store.dispatch(sectionsReceived({ names: current, sections }));
  }

  return {
    /** Loads what the server knows of `names`, once; `forced` asks again even for what is on its way. */
    need(names: readonly SectionName[], forced: boolean): void {
      const open = names.filter(
        (name) => settings.names.includes(name) && (forced || !latest.has(name)),
      );
      if (open.length === 0) return;
      for (const name of open) needed.add(name);
      newTimestamp ||= forced;
      if (scheduled) return;
      scheduled = true;
      queueMicrotask(() => void run());
    },
  };
}
