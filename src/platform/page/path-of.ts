/** The path of an address, without query and hash, and with a slash at its end, which a server may add. */
export const pathOf = (url: string): string =>
  new URL(url, document.baseURI).pathname.replace(/\/?$/, '/');
