/** The field that the server looks for. */
const FIELD = 'g-recaptcha-response';
/** How long a token is kept for a form that another check of the page holds back; it is valid for two minutes. */
const TOKEN_LIFE_MS = 110_000;

/**
 * Lets a form be sent with a new token only, whoever sends it: the browser, or a script that reads its fields. Without
 * one the submission is held until `take` resolves, and repeated then.
 *
 * @param take resolves with a token, or with null where there is none
 * @returns the function that stops it
 */
export function sendWithToken(
  form: HTMLFormElement,
  take: () => Promise<string | null>,
): () => void {
  let token: { readonly value: string; readonly until: number } | null = null;
  let isTaking = false;
  const listening = new AbortController();
  const { signal } = listening;

  const takeAndSubmit = async (submitter: HTMLElement | null): Promise<void> => {
    isTaking = true;
    const value = await take();
    isTaking = false;
    if (value === null || signal.aborted) return;
    token = { value, until: Date.now() + TOKEN_LIFE_MS };
    // A form cannot be submitted while the event of its submission is being dispatched.
    setTimeout(() => {
      form.requestSubmit(submitter?.isConnected === true ? submitter : null);
    });
  };

  // Before every other listener, also those of the form itself, which may send it.
  window.addEventListener(
    'submit',
    (event) => {
      if (event.target !== form) return;
      if (token !== null && Date.now() < token.until) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (!isTaking) void takeAndSubmit(event.submitter);
    },
    { signal, capture: true },
  );
  form.addEventListener(
    'formdata',
    ({ formData }) => {
      if (token === null) return;
      formData.set(FIELD, token.value);
      token = null;
    },
    { signal },
  );
  return () => {
    listening.abort();
  };
}
