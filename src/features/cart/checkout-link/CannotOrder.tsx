import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';

interface CannotOrderProps {
  readonly id: string;
  /** The shop's own message; '' or null without one. */
  readonly reason: string | null;
}

/** Explains why the cart cannot be ordered: `possible_onepage_checkout` is false, or the shop blocks the cart. */
export function CannotOrder({ id, reason }: CannotOrderProps) {
  const t = useT();
  return (
    <Notice tone="warning" live="off" id={id}>
      {reason || t('Some items cannot be ordered as they are. Please change or remove them.')}
    </Notice>
  );
}
