import type { ReactNode } from 'react';
import { BagIcon } from '../../../ui/Icon/BagIcon';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './EmptyMessage.css';

adoptStyles(css);

/** The message of an empty cart: an image, a sentence, and one action (`children`). */
export function EmptyMessage({ children }: { readonly children: ReactNode }) {
  const t = useT();
  return (
    <>
      <span className="till-empty__picture">
        <BagIcon size="l" />
      </span>
      <p className="till-empty__text">{t('You have no items in your shopping cart.')}</p>
      {children}
    </>
  );
}
