import { useEffect, useRef } from 'react';
import { Notice } from '../../ui/Notice/Notice';
import { useFormState } from './useFormStore';

/** What the server has said, above the actions of the page, which scrolls there each time (AFORM-26, AFORM-34). */
export function FormMessages() {
  const messages = useFormState((state) => state.messages);
  const answers = useFormState((state) => state.answers);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answers > 0) ref.current?.scrollIntoView({ block: 'center' });
  }, [answers]);
  return (
    <div ref={ref} className="messages till-admin-messages">
      {messages.map(({ type, text }) => (
        <Notice key={`${String(answers)} ${text}`} tone={type}>
          {text}
        </Notice>
      ))}
    </div>
  );
}
