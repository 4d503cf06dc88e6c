import { useState } from 'react';
import { sameOrigin } from '../../../platform/navigate';
import { selectIsLoggedIn } from '../../../state/sections/section-selectors';
import { useTillSelector } from '../../../state/shared/hooks';
import { buttonClass } from '../../../ui/Button/button-class';
import { useT } from '../../../ui/i18n';
import { elementAround } from '../page-nodes';
import { serverNodes } from './page-parts';
import { useHidden } from './useHidden';

/** A button of its own that leads to the page, for customers (ADDC-01, ADDC-03). */
export function AddCardLink({ href }: { readonly href: string }) {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const isShown = useTillSelector(selectIsLoggedIn);
  useHidden(serverNodes(elementAround(root)), true);
  return (
    <div className="till-add-card" ref={setRoot}>
      {isShown && sameOrigin(href) && (
        <a className={buttonClass({ variant: 'primary' })} href={href}>
          {t('Add New Card')}
        </a>
      )}
    </div>
  );
}
