/** What leaving the page means; replaced in tests. */
export interface Navigator {
  assign(url: string): void;
  reload(): void;
}

const browser: Navigator = {
  assign: (url) => {
    window.location.assign(url);
  },
  reload: () => {
    window.location.reload();
  },
};

let current = browser;

/** Puts another navigator in place and answers the function that puts the browser's back. */
export function replaceNavigator(navigator: Navigator): () => void {
  current = navigator;
  return () => {
    current = browser;
  };
}

/** Whether an address (absolute, or relative to the page) is http(s) on the page's own origin. */
export function sameOrigin(url: string): boolean {
  try {
    const target = new URL(url, document.baseURI);
    return target.origin === window.location.origin && /^https?:$/.test(target.protocol);
  } catch {
    return false;
  }
}

/** Leaves for `url`. Anything but http(s), such as `javascript:`, is not followed. */
export function navigate(url: string): void {
  let protocol: string;
  try {
    protocol = new URL(url, document.baseURI).protocol;
  } catch {
    return;
  }
  if (/^https?:$/.test(protocol)) current.assign(url);
}

/** Loads the page again. */
export function reloadPage(): void {
  current.reload();
}
