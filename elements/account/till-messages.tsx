import { GlobalMessages } from '../../src/features/account/messages/GlobalMessages';
import { messagesState } from '../../src/state/messages/messages-state';
import { define } from '../define';
import { messagesMeta } from './till-messages.meta';

define(messagesMeta, GlobalMessages, { needs: [messagesState] });
