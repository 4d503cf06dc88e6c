import { useEffect } from 'react';

const CHOICE = 'select[name="search_by"], select[data-role="search-by"], select[id*="search-by"]';

/** The form of a choice: one whose id, class or data names it. */
const isFormOf = (form: HTMLFormElement, by: string): boolean =>
  form.dataset.searchBy === by || form.id.includes(by) || form.classList.contains(by);

/** Searching wish lists by name or e-mail: the selection switches the visible form (WISH-10). */
export function useSearchChoice(root: Element | null): void {
  useEffect(() => {
    const host = root?.closest('.till-root')?.parentElement;
    const choice = host?.querySelector<HTMLSelectElement>(CHOICE);
    if (host == null || choice == null) return undefined;
    const ways = [...choice.options].map(({ value }) => value);
    const forms = [...host.querySelectorAll('form')].filter((form) =>
      ways.some((by) => isFormOf(form, by)),
    );
    const show = (): void => {
      for (const form of forms) form.hidden = !isFormOf(form, choice.value);
    };
    show();
    choice.addEventListener('change', show);
    return () => {
      choice.removeEventListener('change', show);
      for (const form of forms) form.hidden = false;
    };
  }, [root]);
}
