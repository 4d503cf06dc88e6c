import { useEffect, useMemo, useState } from 'react';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './Counter.css';
import { countedField } from './counted-field';
import { useCharactersLeft } from './useCharactersLeft';
import { useDescribed } from './useDescribed';
import { useSoftLimit } from './useSoftLimit';

adoptStyles(css);

/** The pause in typing after which the number is announced, in milliseconds. */
const SETTLED_MS = 1000;

/** From this part of the limit on, the number is announced. */
const NEARLY_FULL = 0.2;

interface CounterProps {
  /** The greatest number of characters; the field's own limit when left out. */
  readonly limit?: number;
}

/** Shows how many characters a server-rendered field may still take (COUNT-01), or how many are too many (COUNT-02). */
export function Counter({ limit }: CounterProps) {
  const t = useT();
  const id = useUid('counter');
  const [root, setRoot] = useState<Element | null>(null);
  const counted = useMemo(() => countedField(root, limit), [root, limit]);
  const left = useCharactersLeft(counted);
  const isTooLong = left !== null && left < 0;
  useSoftLimit(counted, isTooLong);
  useDescribed(counted, id);
  const text =
    left === null ? '' : `(${String(Math.abs(left))} ${t(isTooLong ? 'too many' : 'remaining')})`;
  const isNear = left !== null && left <= (counted?.maximum ?? 0) * NEARLY_FULL;
  return (
    <div ref={setRoot} className="till-counter">
      <span
        id={id}
        className={`till-counter__text${isTooLong ? ' till-counter__text--too-many' : ''}`}
      >
        {text}
      </span>
      <Announcement text={isNear ? text : ''} />
    </div>
  );
}

/** Announces the number once the shopper pauses. */
function Announcement({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(text);
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return <VisuallyHidden live>{said}</VisuallyHidden>;
}
