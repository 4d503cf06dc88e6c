const selectorOf = (text: string | undefined): string | null =>
  /"id"\s*:\s*"(#[\w-]+)"/.exec(text ?? '')?.[1] ?? null;

const togglesOf = (text: string | null): string | null =>
  /"toggleContainers"\s*:\s*"(#[\w-]+)"/.exec(text ?? '')?.[1] ?? null;

/** Shows what belongs to a box only while it is ticked. */
function applyBox(form: HTMLFormElement, box: HTMLInputElement): void {
  const selector = selectorOf(box.dataset.selector);
  form.querySelector(selector ?? ':not(*)')?.toggleAttribute('hidden', !box.checked);
}

const boxesIn = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type="checkbox"][data-selector]'),
];

/**
 * What the platform's scripts do with gift options: boxes show their fields, and buttons open the message. The buttons have no
 * type, so without this a press would send the form. Returns the function that shows everything again.
 */
export function bindGiftOptions(host: HTMLElement, form: HTMLFormElement): () => void {
  const boxes = boxesIn(form);
  const apply = (): void => {
    for (const box of boxes) applyBox(form, box);
  };
  const press = (event: Event): void => {
    const button =
      event.target instanceof Element ? event.target.closest('button.action-gift') : null;
    const selector = togglesOf(button?.getAttribute('data-mage-init') ?? null);
    const message = selector === null ? null : form.querySelector(selector);
    if (button === null || message === null) return;
    event.preventDefault();
    event.stopPropagation();
    const isOpen = !message.classList.toggle('hidden');
    button.setAttribute('aria-expanded', String(isOpen));
  };
  const listening = new AbortController();
  const { signal } = listening;
  form.addEventListener('change', apply, { signal });
  window.addEventListener('pageshow', apply, { signal });
  host.addEventListener('click', press, { signal, capture: true });
  apply();
  return () => {
    listening.abort();
    for (const box of boxes) {
      form.querySelector(selectorOf(box.dataset.selector) ?? ':not(*)')?.removeAttribute('hidden');
    }
  };
}
