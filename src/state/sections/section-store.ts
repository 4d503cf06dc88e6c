import { ownValue } from '../../domain/own-value';
import { bumpId, isExpired, isOfOtherScope, type SectionIds } from '../../domain/sections/expiry';
import type { SectionSettings } from '../../domain/sections/section-settings.types';
import type { SectionName, StoredSection } from '../../domain/section.types';
import { isRecord, recordOf } from '../../platform/record';
import {
  readCookie,
  readJsonCookie,
  removeCookie,
  writeCookie,
} from '../../platform/storage/cookies';
import { jsonStorage, type JsonStorage } from '../../platform/storage/storage';
import { noteCustomerSeen, hasCustomerLeft, wasCustomerSeen } from './own-visit';

type Sections = Readonly<Record<SectionName, StoredSection>>;

const cache = jsonStorage('mage-cache-storage');
const marks = jsonStorage('mage-cache-storage-section-invalidation');
const timeout = jsonStorage('mage-cache-timeout');
const loginFlag = jsonStorage('mage-customer-login');
/** Seconds by which this device's clock is ahead of the server's. */
const clockLead = jsonStorage('till-clock-lead');

/** Milliseconds after which a removed session cookie means that the session has expired. */
const VISIT_START_MS = 60_000;

/** The cookie without which the cache belongs to another session. */
const SESSION_COOKIE = 'mage-cache-sessid';

const hasSession = (): boolean => readCookie(SESSION_COOKIE) !== null;

const markSession = ({ cookieLifetimeSeconds: lifetime }: SectionSettings): void => {
  writeCookie(SESSION_COOKIE, 'true', { lifetime });
};

/** A mutable copy of a storage entry. */
const copyOf = (storage: JsonStorage): Record<string, unknown> => ({ ...recordOf(storage.read()) });

/** The cached sections; values that are not objects are skipped. */
export function readSections(): Sections {
  return Object.fromEntries(
    Object.entries(copyOf(cache)).filter((entry): entry is [string, StoredSection] =>
      isRecord(entry[1]),
    ),
  );
}

/** Calls `listener` when another tab changed the cache. */
export const onSectionsChanged = (listener: () => void): (() => void) => cache.subscribe(listener);

const readIds = (): SectionIds => {
  return recordOf(readJsonCookie('section_data_ids'));
};

const writeIds = (ids: SectionIds, settings: SectionSettings): void => {
  writeCookie('section_data_ids', JSON.stringify(ids), {
    lifetime: settings.cookieLifetimeSeconds,
  });
};

/**
 * Opens the cache at the start of a page, by the platform's rules: it is cleared when it has expired (SECT-24), the
 * session cookie is missing (SECT-22) or the login state has changed (SECT-23). `now` in ms.
 */
export function openCache(settings: SectionSettings, now: number): Sections {
  const until = timeout.read();
  const isExpiredCache = typeof until === 'string' && Date.parse(until) < now;
  const isNewSession = !hasSession();
  const flag = loginFlag.read();
  const { isLoggedIn } = settings;
  const hasLoginChanged =
    isLoggedIn !== null && flag !== null && Boolean(Number(flag)) !== isLoggedIn;
  if (isExpiredCache || isNewSession || hasLoginChanged) {
    cache.remove();
    marks.remove();
    notifyOtherTabs(settings);
  }
  timeout.write(new Date(now + settings.cookieLifetimeSeconds * 1000).toISOString());
  markSession(settings);
  if (isLoggedIn !== null) loginFlag.write(isLoggedIn ? 1 : 0);
  visitStart = isNewSession ? now : 0;
  isCustomersPage = isLoggedIn === true;
  noteCustomerSeen(readIds().customer);
  return readSections();
}

/** Raises the id of the `customer` section, so that other open pages see that the cache belongs to a new visit. */
function notifyOtherTabs(settings: SectionSettings): void {
  const ids = readIds();
  if (ids.customer === undefined) return;
  writeIds({ ...ids, customer: bumpId(ids.customer) }, settings);
}

let isCustomersPage = false;

/** When this page found no session, in ms; 0 when it found one, and from the first write on. */
let visitStart = 0;

/** Whether this page's customer may have signed out in another tab, so that nothing of theirs may be stored. */
export function isSignedOutElsewhere(): boolean {
  const flag = loginFlag.read();
  return hasCustomerLeft({
    isGuestElsewhere: flag !== null && !Number(flag),
    hasSession: hasSession(),
    customerId: readIds().customer,
    customer: readSections()['customer'],
  });
}

/** Whether this page belongs to a customer who has signed out since, so that it must not be shown. */
export const isCustomerGone = (): boolean => isCustomersPage && isSignedOutElsewhere();

/**
 * The cache to which a write is applied. Empty on a page whose customer has signed out, so that cleared data is not
 * written back.
 */
const writableCache = (): Record<string, unknown> => (isCustomerGone() ? {} : copyOf(cache));

/** Names that must be loaded again: stale ones (SECT-14 to SECT-16) and marked ones. `now` in ms. */
export function staleNames(settings: SectionSettings, now: number): readonly SectionName[] {
  const stored = readSections();
  const ids = readIds();
  const marked = copyOf(marks);
  const serverNow = Math.floor(now / 1000) - (Number(clockLead.read()) || 0);
  return settings.names.filter(
    (name) =>
      ownValue(marked, name) !== undefined ||
      isExpired(name, ownValue(stored, name), ids, settings, serverNow),
  );
}

/** Names of cached sections that belong to another website or store view than the page (SECT-26). */
export const namesOfOtherScope = (settings: SectionSettings): readonly SectionName[] =>
  Object.entries(readSections())
    .filter(([name, section]) => isOfOtherScope(name, section, settings))
    .map(([name]) => name);

/** Whether the server requested a reload of all sections by cookie; removes that cookie. */
export function takeCleanUp(): boolean {
  const request = readCookie('section_data_clean');
  if ([null, '', '""'].includes(request)) return false;
  removeCookie('section_data_clean');
  return true;
}

/** The id of each section in the cookie; another tab's write or load changes it. */
export const sectionIds = (): SectionIds => readIds();

/**
 * What another tab has done to a section since its id was `idThen`: nothing relevant, `dropped` it after a write, or
 * stored one at least as new as `response`.
 */
export function supersededBy(
  name: SectionName,
  idThen: unknown,
  response: StoredSection,
): 'nothing' | 'dropped' | 'newer' {
  if (ownValue(readIds(), name) === idThen) return 'nothing';
  const stored = ownValue(readSections(), name);
  if (stored === undefined) return 'dropped';
  return Number(stored.data_id) >= Number(response.data_id) ? 'newer' : 'nothing';
}

/**
 * The first response of a visit whose page came from a cache starts the session, and with it the server removes the
 * session cookie that the page has set. Everything in the cache belongs to that session: without the cookie the next
 * page, or the old front end on this one, would clear it and load it again.
 */
function keepVisit(settings: SectionSettings, now: number): void {
  if (now - visitStart < VISIT_START_MS && !hasSession()) markSession(settings);
}

/**
 * Stores sections received at `now` (ms) with their ids and clears their marks. The ids are the server's time, from
 * which the device's clock may differ by days.
 */
export function storeSections(sections: Sections, settings: SectionSettings, now: number): void {
  keepVisit(settings, now);
  const [fresh] = Object.values(sections);
  if (fresh !== undefined) clockLead.write(Math.floor(now / 1000) - Number(fresh.data_id));
  cache.write({ ...writableCache(), ...sections });
  const ids: Record<string, unknown> = { ...readIds() };
  const marked = copyOf(marks);
  for (const [name, section] of Object.entries(sections)) {
    ids[name] = section.data_id;
    Reflect.deleteProperty(marked, name);
  }
  writeIds(ids, settings);
  marks.write(marked);
  if (sections.customer?.firstname) noteCustomerSeen(sections.customer.data_id);
}

/**
 * Removes sections, marks them and raises their ids, so that every tab and the old front end load them again (SECT-21).
 */
export function invalidateSections(names: readonly SectionName[], settings: SectionSettings): void {
  if (names.length === 0) return;
  visitStart = 0;
  const sections = writableCache();
  const marked = copyOf(marks);
  const ids: Record<string, unknown> = { ...readIds() };
  const isOwn = wasCustomerSeen(ids.customer);
  for (const name of names) {
    Reflect.deleteProperty(sections, name);
    if (settings.clientSideNames.includes(name)) continue;
    marked[name] = true;
    ids[name] = bumpId(ownValue(ids, name));
  }
  cache.write(sections);
  marks.write(marked);
  writeIds(ids, settings);
  if (isOwn) noteCustomerSeen(ids.customer);
}

/** Removes a section that is shown once, with its id, so that it does not count as stale (SECT-27). */
export function disposeSection(name: SectionName, settings: SectionSettings): void {
  const sections = writableCache();
  Reflect.deleteProperty(sections, name);
  cache.write(sections);
  const ids: Record<string, unknown> = { ...readIds() };
  Reflect.deleteProperty(ids, name);
  writeIds(ids, settings);
}

/** A section that exists only in the browser: `checkout-data` (STOR-01, STOR-02) or `cart-data` (STOR-03, STOR-04). */
export type ClientSectionName = 'checkout-data' | 'cart-data';

/** A client-side section as stored; empty when there is none. */
export const readClientSection = (name: ClientSectionName): Readonly<Record<string, unknown>> =>
  readSections()[name] ?? {};

/** Changes keys of a client-side section and leaves the others as they are. */
export function writeClientSection(
  name: ClientSectionName,
  patch: Readonly<Record<string, unknown>>,
): void {
  const sections = writableCache();
  cache.write({ ...sections, [name]: { ...recordOf(sections[name]), ...patch } });
}
