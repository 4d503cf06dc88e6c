import { useEffect, useState } from 'react';
import { useT } from '../i18n';
import { adoptStyles } from '../styles/adopt';
import css from './Waiting.css';

adoptStyles(css);

/** What is said about an action that runs for long, and how long after this is rendered, in milliseconds. @phrases */
const STAGES = [
  // Not at once: a live region has to be in the page before its text.
  [100, 'This takes longer than usual. Please wait.'],
  [11_000, 'The shop is still working on your request. Please keep this page open.'],
] as const;

/** Beside the button of an action that has been running for 4 s; the second sentence follows 15 s after the press. */
export function Waiting() {
  const t = useT();
  const [text, setText] = useState('');
  useEffect(() => {
    const timers = STAGES.map(([delay, phrase]) =>
      setTimeout(() => {
        setText(phrase);
      }, delay),
    );
    return () => {
      timers.forEach(clearTimeout);
    };
  }, []);
  return (
    <span className="till-waiting" role="status">
      {text === '' ? '' : t(text)}
    </span>
  );
}
