import { adoptInit } from './capture-init';

const TIMEOUT_MS = 15_000;

/**
 * A page as a document that runs nothing and loads nothing. The browser parses it as the answer arrives: no text is handed
 * to a parser, so a Trusted Types policy has nothing to say.
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
 * Requests this page once more and takes the init scripts and `data-mage-init` attributes from it, nothing else: for
 * pages that had removed them before anything of ours ran. Its scripts never run.
 *
 * @returns why it did not work, for the console; null when it did
 */
export async function rereadPage(): Promise<string | null> {
  const { origin, pathname, search } = window.location;
  const url = origin + pathname + search;
  const { status, responseURL, responseXML } = await fetchPage(url);
  if (status === 0) return 'there was no answer';
  if (status !== 200) return `the answer was HTTP ${String(status)}`;
  if (responseURL !== url) return `it leads to ${responseURL} now`;
  if (responseXML === null || !adoptInit(responseXML)) return 'the answer holds none';
  return null;
}
