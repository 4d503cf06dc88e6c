/** A page as it was received. */
export interface FetchedPage {
  /** 0: no response arrived. */
  readonly status: number;
  /** The address after redirects. */
  readonly url: string;
  /** Null when there is no page in the response. */
  readonly page: Document | null;
  readonly isTimeout: boolean;
}

const TIMEOUT_MS = 15_000;

/**
 * Fetches a page as a document that runs and loads nothing. The browser parses the response itself: no string is passed
 * to a parser, so Trusted Types policies do not apply.
 */
export function fetchPage(url: string, signal?: AbortSignal): Promise<FetchedPage> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    let isTimeout = false;
    const abort = (): void => {
      request.abort();
    };
    request.open('GET', url);
    request.responseType = 'document';
    // An error page of any other type would be parsed as XML.
    request.overrideMimeType('text/html');
    request.timeout = TIMEOUT_MS;
    request.ontimeout = () => {
      isTimeout = true;
    };
    request.onloadend = () => {
      signal?.removeEventListener('abort', abort);
      const { status, responseURL, responseXML } = request;
      resolve({ status, url: responseURL, page: responseXML, isTimeout });
    };
    signal?.addEventListener('abort', abort);
    request.send();
  });
}
