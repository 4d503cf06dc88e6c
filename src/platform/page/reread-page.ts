import { adoptInit } from './capture-init';

const TIMEOUT_MS = 15_000;

/**
 * Fetches a page as a document that runs and loads nothing. The browser parses the response itself: no string is passed
 * to a parser, so Trusted Types policies do not apply.
 */
function fetchPage(url: string): Promise<XMLHttpRequest> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('GET', url);
    request.responseType = 'document';
    // An error page of any other type would be parsed as XML.
    request.overrideMimeType('text/html');
    request.timeout = TIMEOUT_MS;
    request.onloadend = () => {
      resolve(request);
    };
    request.send();
  });
}

/**
 * Requests this page again and reads only the init scripts and `data-mage-init` attributes from it: for pages that
 * removed them before Till's scripts ran. Its scripts never run.
 *
 * @returns the reason of a failure, for the console; null on success
 */
export async function rereadPage(): Promise<string | null> {
  const { origin, pathname, search } = window.location;
  const url = origin + pathname + search;
  const { status, responseURL, responseXML } = await fetchPage(url);
  if (status === 0) return 'there was no response';
  if (status !== 200) return `the response was HTTP ${String(status)}`;
  if (responseURL !== url) return `it leads to ${responseURL} now`;
  if (responseXML === null || !adoptInit(responseXML)) return 'the response contains none';
  return null;
}
