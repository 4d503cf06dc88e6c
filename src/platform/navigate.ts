/** How the page is left; replaced in tests. */
export interface Navigator {
  assign(url: string): void;
  reload(): void;
  submit(form: HTMLFormElement): void;
}

const browser: Navigator = {
  assign: (url) => {
    window.location.assign(url);
  },
  reload: () => {
    window.location.reload();
  },
  submit: (form) => {
    form.submit();
  },
};

let current = browser;

/** Replaces how the page is left; returns the function that restores the browser's way. @internal For tests. */
export function replaceNavigator(navigator: Partial<Navigator>): () => void {
  current = { ...browser, ...navigator };
  return () => {
    current = browser;
  };
}

/** An http(s) address, absolute or relative to the page; null for anything else. */
function webAddress(url: string): URL | null {
  try {
    const address = new URL(url, document.baseURI);
    return /^https?:$/.test(address.protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Whether a URL (absolute, or relative to the page) is http(s) on the page's own origin. */
export const sameOrigin = (url: string): boolean =>
  webAddress(url)?.origin === window.location.origin;

/** Whether a URL (absolute, or relative to the page) is http(s), on any site: images may be on another. */
export const isWebAddress = (url: string): boolean => webAddress(url) !== null;

/** Whether a URL (absolute, or relative to the page) is the page's own, regardless of query and hash. */
export const isThisPage = (url: string): boolean =>
  sameOrigin(url) && webAddress(url)?.pathname === window.location.pathname;

/** Goes to `url`. Anything but http(s), such as `javascript:`, is ignored. */
export function navigate(url: string): void {
  if (isWebAddress(url)) current.assign(url);
}

/** Reloads the page. */
export function reloadPage(): void {
  current.reload();
}

/** Hides the page until another one is loaded. */
export function hidePage(): void {
  document.documentElement.style.visibility = 'hidden';
}

/** Whether `hidePage` was called: another page is loading. */
export const isPageHidden = (): boolean => document.documentElement.style.visibility === 'hidden';

/** Leaves the page by posting a form to a URL of this shop, as a page without scripts does. */
export function postAndLeave(url: string, fields: Readonly<Record<string, string>>): void {
  if (!sameOrigin(url)) return;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action: url, hidden: true });
  for (const [name, value] of Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  current.submit(form);
}
