/** How long a submission by the browser may take to leave the page. */
const LEAVING_MS = 10_000;

/** Sends a form by script. */
export type SendForm = (form: HTMLFormElement, submitter: HTMLElement | null) => Promise<void>;

/**
 * Lets every valid form be sent once: until an answer is there, further submissions are ignored. Without `send` the
 * browser submits, and the form can be submitted again when the page comes back or the browser stays on it.
 *
 * @returns the function that stops it
 */
export function sendOnce(form: HTMLFormElement, send: SendForm | null): () => void {
  let isBusy = false;
  let timeout: ReturnType<typeof setTimeout> | undefined;
  const free = (): void => {
    isBusy = false;
    clearTimeout(timeout);
  };
  /** Another listener of the page may keep the browser from submitting. */
  const leave = (event: SubmitEvent): void => {
    isBusy = true;
    timeout = setTimeout(free, LEAVING_MS);
    setTimeout(() => {
      if (event.defaultPrevented) free();
    });
  };
  const submit = (event: SubmitEvent): void => {
    if (send === null && !isBusy) {
      leave(event);
      return;
    }
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isBusy || send === null) return;
    isBusy = true;
    send(form, event.submitter).then(free, (cause: unknown) => {
      free();
      reportError(cause);
    });
  };
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('submit', submit, { signal, capture: true });
  window.addEventListener('pageshow', free, { signal });
  return () => {
    listening.abort();
    clearTimeout(timeout);
  };
}
