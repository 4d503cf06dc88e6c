import { selectMessages, type MessageArea } from '../../../state/messages/messages-slice';
import { useTillSelector } from '../../../state/shared/hooks';
import { Notice } from '../../../ui/Notice/Notice';

interface RefusalsProps {
  readonly area: MessageArea;
}

/**
 * Why the shop rejected a choice, shown where it was made: a method (PLACE-17), the billing address. It stays until the
 * next attempt.
 */
export function Refusals({ area }: RefusalsProps) {
  const refusals = useTillSelector(selectMessages(area));
  return refusals.map(({ id, text }) => (
    <Notice key={id} tone="error">
      {text}
    </Notice>
  ));
}
