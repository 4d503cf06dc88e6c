import { useState } from 'react';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { elementAround } from '../page-nodes';
import css from './Password.css';
import { isRated, passwordIn } from './password-input';
import { StrengthMeter } from './StrengthMeter';
import { usePreparedField } from './usePasswordField';

adoptStyles(css);

function setType(input: HTMLInputElement, type: 'text' | 'password'): void {
  input.type = type;
}

/** Makes what is typed readable, and hides it again; it is hidden when the form is sent, so that no browser keeps it. */
function ShowButton({ input }: { readonly input: HTMLInputElement }) {
  const t = useT();
  const [isReadable, setReadable] = useState(false);
  const hide = () => {
    setType(input, 'password');
    setReadable(false);
  };
  return (
    <Button
      size="s"
      variant="quiet"
      aria-pressed={isReadable}
      aria-controls={input.id || undefined}
      onClick={() => {
        if (isReadable) {
          hide();
          return;
        }
        setType(input, 'text');
        setReadable(true);
        input.form?.addEventListener('submit', hide, { once: true });
      }}
    >
      {t('Show Password')}
    </Button>
  );
}

/** A server-rendered password field with the strength of a new password (PASS) and a button that makes it readable. */
export function Password() {
  const [root, setRoot] = useState<Element | null>(null);
  const host = elementAround(root);
  const input = passwordIn(host);
  usePreparedField(host, input);
  return (
    <div ref={setRoot}>
      {input !== null && (
        <div className="till-password">
          {isRated(input) && <StrengthMeter input={input} />}
          <ShowButton input={input} />
        </div>
      )}
    </div>
  );
}
