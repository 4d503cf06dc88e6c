import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

/** Why there is no way to the checkout: the server's `possible_onepage_checkout` is false. */
export function CannotOrder({ id }: { id: string }) {
  const t = useT();
  return (
    <Notice tone="warning" live="off" id={id}>
      {t('Some items cannot be ordered as they are. Please change or remove them.')}
    </Notice>
  );
}
