import type { ServerMessage } from '../../../domain/section.types';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './ServerMessages.css';

adoptStyles(css);

const tones = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

/** The shop's messages about a change of the list. */
export function ServerMessages({ messages }: { readonly messages: readonly ServerMessage[] }) {
  return (
    <div className="till-wishlist__messages">
      {messages.map(({ type, text }, index) => (
        <Notice key={index} tone={tones[type]}>
          <SafeHtml html={text.trim()} profile="message" />
        </Notice>
      ))}
    </div>
  );
}
