import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface CannotOrderProps {
  readonly id: string;
  /** The shop's own words; '' or null where it has none. */
  readonly reason: string | null;
}

/** Why there is no way to the checkout: `possible_onepage_checkout` is false, or the shop holds the cart back. */
export function CannotOrder({ id, reason }: CannotOrderProps) {
  const t = useT();
  return (
    <Notice tone="warning" live="off" id={id}>
      {reason || t('Some items cannot be ordered as they are. Please change or remove them.')}
    </Notice>
  );
}
