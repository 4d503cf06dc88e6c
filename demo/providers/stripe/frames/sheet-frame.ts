import type { ToFrame } from '../browser/protocol.types';
import { applyAppearance } from './appearance';
import { handleCall, listen, notifyPage } from './channel';
import { sendConfirmationToken, sendMethod } from './send-card';
import { Sheet } from './sheet';

/** Starts the frame of a sheet. */
export function startSheet(): void {
  let sheet: Sheet | null = null;
  const heard = (message: ToFrame): void => {
    if (message.type === 'init' && message.options.sheet) {
      applyAppearance(message.options);
      sheet = new Sheet(message.options, message.options.sheet);
      sheet.show();
      notifyPage({ type: 'ready' });
    }
    if (message.type === 'changed') sheet?.changed(message.change);
    if (message.type === 'failed') sheet?.failed(message.message);
    if (message.type !== 'call' || !sheet) return;
    const shown = sheet;
    const done = <T>(made: T): T => {
      setTimeout(() => notifyPage({ type: 'paid' }));
      return made;
    };
    void handleCall(
      {
        validate: () => Promise.resolve(null),
        paymentMethod: async (args) => done(await sendMethod(shown.data(), args)),
        confirmationToken: async (args) =>
          done(await sendConfirmationToken(shown.data(), args, shown.shipping())),
      },
      message,
    );
  };
  listen(heard);
  notifyPage({ type: 'hello' });
}
