import { createAction } from '@reduxjs/toolkit';

/**
 * An element shows the global area, so the server's messages can be collected (MSG-07). Not in the messages' slice,
 * because the section flows of every page listen to it.
 */
export const globalMessagesWanted = createAction('messages/globalMessagesWanted');
