import {
  messageDismissed,
  selectMessages,
  type MessageArea,
} from '../../../state/messages/messages-slice';
import { useTillDispatch, useTillSelector } from '../../../state/hooks';
import { Messages } from '../../../ui/Messages/Messages';

interface AreaMessagesProps {
  readonly area: MessageArea;
}

/** What a part of the payment step was told, where that part is: a method (PLACE-17), the billing address. */
export function AreaMessages({ area }: AreaMessagesProps) {
  const dispatch = useTillDispatch();
  const messages = useTillSelector(selectMessages(area));
  return <Messages messages={messages} onDismiss={(id) => dispatch(messageDismissed(id))} />;
}
