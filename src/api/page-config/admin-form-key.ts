import type { PageSource } from '../../platform/page/page-source';

/** The form key in pages of the admin area (`config-shapes.md` §1); null on other pages. */
export function adminFormKey({ globals }: Pick<PageSource, 'globals'>): string | null {
  const { FORM_KEY: key } = globals;
  return typeof key === 'string' && key !== '' ? key : null;
}
