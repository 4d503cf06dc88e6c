import { isAnyOf } from '@reduxjs/toolkit';
import { ownValue } from '../../domain/own-value';
import { defaultSectionSettings } from '../../domain/sections/default-settings';
import { affectedSections, leadsAway } from '../../domain/sections/routes';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName } from '../../domain/section.types';
import { onWrite, writesUnderWay } from '../../platform/http/writes';
import { hidePage, reloadPage } from '../../platform/navigate';
import { cameOnline } from '../shared/came-online';
import { globalMessagesWanted } from './global-messages-wanted';
import { openPrivateContent, type PrivateContent } from './private-content';
import {
  disposeSection,
  invalidateSections,
  isCustomerGone,
  namesOfOtherScope,
  onSectionsChanged,
  openCache,
  readSections,
  staleNames,
  takeCleanUp,
} from './section-store';
import {
  sectionDisposed,
  sectionsInvalidated,
  sectionsRead,
  sectionsRetried,
  sectionsWanted,
} from './sections-slice';
import type { Services } from '../shared/services';
import type { StartListening, TillStore } from '../shared/store.types';
import { sectionLoader, type SectionLoader } from './section-loader';

/** Milliseconds after which messages that were shown are removed (SECT-27). */
const DISPOSE_AFTER_MS = 3000;

/** The header's menu of a logged-in customer in the platform's themes. */
const CUSTOMER_MENU = '.customer-menu, [data-block="customer-menu"]';

/** Keeps the visitor's private data fresh, together with the old front end and the other tabs (SECT-14 to SECT-27). */
export function startSectionFlows(
  startListening: StartListening,
  services: Services,
  store: TillStore,
): void {
  const { config } = store.getState();
  const settings = config.sections ?? defaultSectionSettings(config.shop);
  const privateContent = openPrivateContent();
  const loader = sectionLoader(store, settings, privateContent, services.now);
  let isFirstLoad = true;

  store.dispatch(sectionsRead(openCache(settings, services.now())));
  listenToPage(store, settings, privateContent, loader);

  startListening({
    matcher: isAnyOf(sectionsWanted, sectionsRetried, globalMessagesWanted),
    effect: () => {
      const { sections } = store.getState();
      const missing = sections.wanted.filter((name) => ownValue(sections.data, name) === undefined);
      const isRequested = takeCleanUp();
      const isCleanUp = privateContent.takeUnknown() || isRequested;
      const stale = isCleanUp ? settings.names : staleNames(settings, services.now());
      loader.need([...stale, ...missing, ...(isFirstLoad ? mismatched() : [])], isCleanUp);
      isFirstLoad = false;
    },
  });
  startListening({
    actionCreator: sectionsInvalidated,
    effect: ({ payload }) => {
      invalidateSections(payload.names, settings);
      loader.forget(payload.names);
      if (payload.reload) loader.need(payload.names, true);
    },
  });
  startListening({
    predicate: (action, { sections }, before) =>
      sections.data.messages !== undefined &&
      (sections.data.messages !== before.sections.data.messages ||
        globalMessagesWanted.match(action)),
    effect: async (_action, api) => {
      api.cancelActiveListeners();
      await api.delay(DISPOSE_AFTER_MS);
      disposeSection('messages', settings);
      api.dispatch(sectionDisposed('messages'));
    },
  });

  /**
   * Sections that are fresh by their ids but do not match the page (SECT-25, SECT-26); requested once, whatever the
   * result.
   */
  function mismatched(): readonly SectionName[] {
    const { customer } = store.getState().sections.data;
    const isGuest = customer !== undefined && !customer.firstname;
    const isLoggedInOnPage = isGuest && document.querySelector(CUSTOMER_MENU) !== null;
    return [...namesOfOtherScope(settings), ...(isLoggedInOnPage ? ['customer'] : [])];
  }
}

let stopListening: (() => void) | null = null;

/** Listens to other tabs, writes and plain form posts. A page has one store; a second one replaces the first. */
function listenToPage(
  store: TillStore,
  settings: SectionSettings,
  privateContent: PrivateContent,
  loader: Pick<SectionLoader, 'forget'>,
): void {
  stopListening?.();
  const subscriptions = [
    onSectionsChanged(() => store.dispatch(sectionsRead(readSections()))),
    onWrite(({ url, method, body, leavesPage }) => {
      invalidate(url, method, !leavesPage && !leadsAway(body));
      privateContent.writeSeen();
    }),
  ];
  const onSubmit = (event: SubmitEvent): void => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || event.defaultPrevented) return;
    invalidate(form.action, form.method, false);
  };
  const onPageHide = (): void => {
    for (const { url, method } of writesUnderWay()) invalidate(url, method, false);
  };
  const onPageShow = (event: PageTransitionEvent): void => {
    if (!event.persisted) return;
    if (isCustomerGone()) {
      hidePage();
      reloadPage();
      return;
    }
    // A request that was in flight when the page was left may never get a response, or one about an earlier cart.
    loader.forget(settings.names);
    store.dispatch(sectionsRead(readSections()));
    // Something may have been posted while this page was in the back-forward cache, without a trace in the sections.
    reload(privateContent.takeUnknown());
  };
  /** The page is visible or online again: loads what is stale or has failed before. */
  const onReturn = (): void => {
    if (document.visibilityState !== 'visible') return;
    reload(privateContent.takeUnknown());
  };
  const onOnline = (): void => {
    onReturn();
    store.dispatch(cameOnline());
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('submit', onSubmit, { signal });
  document.addEventListener('visibilitychange', onReturn, { signal });
  window.addEventListener('online', onOnline, { signal });
  window.addEventListener('pagehide', onPageHide, { signal });
  window.addEventListener('pageshow', onPageShow, { signal });
  stopListening = () => {
    for (const stop of subscriptions) stop();
    listening.abort();
  };

  /** Loads what is missing or stale; everything when `isBehind`. */
  function reload(isBehind: boolean): void {
    const { names } = settings;
    store.dispatch(isBehind ? sectionsInvalidated({ names, reload: true }) : sectionsRetried());
  }

  function invalidate(url: string, method: string, reload: boolean): void {
    const names = affectedSections(url, method, settings);
    if (names.length > 0) store.dispatch(sectionsInvalidated({ names, reload }));
  }
}
