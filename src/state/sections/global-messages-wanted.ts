import { createAction } from '@reduxjs/toolkit';

/**
 * An element shows the global area, so the server's messages may be taken (MSG-07). Apart from the messages' slice,
 * because the section flows of every page listen to it.
 */
export const globalMessagesWanted = createAction('messages/globalMessagesWanted');
