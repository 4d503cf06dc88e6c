import type { ServerMessage } from '../../domain/section.types';
import { Notice } from '../../ui/Notice/Notice';
import { SafeHtml } from '../../ui/SafeHtml/SafeHtml';

const tones = { success: 'success', notice: 'info', warning: 'warning', error: 'error' } as const;

/** The server's messages about what was done on an account page; they stay until the next action. */
export function PageMessages({ messages }: { readonly messages: readonly ServerMessage[] }) {
  return messages.map(({ type, text }, index) => (
    <Notice key={`${String(index)}-${text}`} tone={tones[type]}>
      <SafeHtml html={text} />
    </Notice>
  ));
}
