import type { PageSource } from '../../platform/page/page-source';

/** The form key that pages of the admin area print (`config-shapes.md` §1); null on other pages. */
export function adminFormKey({ globals }: PageSource): string | null {
  const { FORM_KEY: key } = globals;
  return typeof key === 'string' && key !== '' ? key : null;
}
