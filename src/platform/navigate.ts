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

/** Whether a URL (absolute, or relative to the page) is http(s) on the page's own origin. */
export function sameOrigin(url: string): boolean {
  try {
    const target = new URL(url, document.baseURI);
    return target.origin === window.location.origin && /^https?:$/.test(target.protocol);
  } catch {
    return false;
  }
}

/** Whether a URL (absolute, or relative to the page) is http(s), on any site: images may be on another. */
export function isWebAddress(url: string): boolean {
  try {
    return /^https?:$/.test(new URL(url, document.baseURI).protocol);
  } catch {
    return false;
  }
}

/** Whether a URL (absolute, or relative to the page) is the page's own, regardless of query and hash. */
export function isThisPage(url: string): boolean {
  try {
    const { origin, pathname } = new URL(url, document.baseURI);
    return origin === window.location.origin && pathname === window.location.pathname;
  } catch {
    return false;
  }
}

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
  form.method = 'post';
  form.action = url;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  current.submit(form);
}
