import { useCallback, useEffect } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { globalMessagesWanted } from '../../../state/sections/global-messages-wanted';
import { messageDismissed, selectMessages } from '../../../state/messages/messages-slice';
import { Messages } from '../../../ui/Messages/Messages';

const selectGlobal = selectMessages('global');

/**
 * The customer messages area. Registers itself with the store, so that the shop's messages may be consumed on this page
 * (MSG-07).
 */
export function GlobalMessages() {
  const dispatch = useTillDispatch();
  const messages = useTillSelector(selectGlobal);
  useEffect(() => {
    dispatch(globalMessagesWanted());
  }, [dispatch]);
  const dismiss = useCallback(
    (id: number) => {
      dispatch(messageDismissed(id));
    },
    [dispatch],
  );
  return <Messages messages={messages} onDismiss={dismiss} />;
}
