import type { ReactNode } from 'react';
import { ownValue } from '../../domain/own-value';
import { adoptStyles } from '../styles/adopt';
import css from './CardIcon.css';
import { letters } from './letters';

adoptStyles(css);

/** Space between two letters. */
const SPACING = 1.8;

/** A word in line letters, centred on `x`. */
function Word({ text, x = 18, y = 8.5, color }: WordProps) {
  const glyphs = Array.from(text).flatMap((letter) => {
    const glyph = ownValue(letters, letter);
    return glyph === undefined ? [] : [glyph];
  });
  const width = glyphs.reduce((sum, [own]) => sum + own + SPACING, -SPACING);
  let left = x - width / 2;
  return (
    <g className="till-card-icon__word" stroke={color}>
      {glyphs.map(([own, path], index) => {
        const at = left;
        left += own + SPACING;
        return <path key={index} d={path} transform={`translate(${at.toFixed(2)} ${y})`} />;
      })}
    </g>
  );
}

interface WordProps {
  readonly text: string;
  readonly x?: number;
  readonly y?: number;
  readonly color: string;
}

const Circles = ({ left, right, both }: Readonly<Record<'left' | 'right' | 'both', string>>) => (
  <>
    <circle cx="14.4" cy="12" r="6.2" fill={left} />
    <circle cx="21.6" cy="12" r="6.2" fill={right} />
    <path d="M18 6.95a6.2 6.2 0 0 1 0 10.1 6.2 6.2 0 0 1 0-10.1z" fill={both} />
  </>
);

const maestro = <Circles left="#0a7fc2" right="#d8232a" both="#6b5a9e" />;

/* Our own simple drawings, 36 by 24 units: background and what is on it, by the code of the card type. */
const drawings: Readonly<Record<string, readonly [background: string, drawing: ReactNode]>> = {
  VI: ['#1c2a6b', <Word text="VISA" color="#fff" />],
  MC: ['#fff', <Circles left="#e0231c" right="#f59b1e" both="#f2661c" />],
  AE: ['#1f6fb8', <Word text="AMEX" color="#fff" />],
  DN: [
    '#fff',
    <>
      <circle cx="18" cy="12" r="7.6" fill="#14508f" />
      <path d="M16.4 6.6a5.6 5.6 0 0 0 0 10.8zM19.6 6.6a5.6 5.6 0 0 1 0 10.8z" fill="#fff" />
    </>,
  ],
  DI: [
    '#fff',
    <>
      <path d="M35.5 12.5C29 18.5 21 22 12 23.5h19.5a4 4 0 0 0 4-4z" fill="#ee7a1d" />
      <Word text="DISC" y={6.5} color="#2b2b2e" />
    </>,
  ],
  JCB: [
    '#fff',
    <>
      <path d="M7.5 4h7v13a3 3 0 0 1-3 3h-4z" fill="#1456a0" />
      <path d="M15 4h7v13a3 3 0 0 1-3 3h-4z" fill="#c4202c" />
      <path d="M22.5 4h7v13a3 3 0 0 1-3 3h-4z" fill="#2a8a3e" />
      <Word text="J" x={11} color="#fff" />
      <Word text="C" x={18.5} color="#fff" />
      <Word text="B" x={26} color="#fff" />
    </>,
  ],
  UN: [
    '#fff',
    <>
      <path d="M9 3.5h7.5l-3.5 17H5.5z" fill="#cf202e" />
      <path d="M16 3.5h8l-3.5 17h-8z" fill="#17457c" />
      <path d="M23.5 3.5h7l-3.5 17h-7z" fill="#14797f" />
      <Word text="UP" x={18} color="#fff" />
    </>,
  ],
  MI: ['#fff', maestro],
  MD: ['#fff', maestro],
  HC: ['#a8202a', <Word text="HIPER" color="#fff" />],
  ELO: [
    '#1d1d1f',
    <>
      <path d="M5 4.5h8.7" stroke="#f4c430" strokeWidth="2" />
      <path d="M13.7 4.5h8.6" stroke="#3aa6dd" strokeWidth="2" />
      <path d="M22.3 4.5H31" stroke="#e0412f" strokeWidth="2" />
      <Word text="ELO" y={9.5} color="#fff" />
    </>,
  ],
  AU: ['#1d4f9c', <Word text="AURA" color="#f7d64a" />],
};

/** A card of no type that is known yet. */
const blank = (
  <g className="till-card-icon__blank">
    <rect x=".75" y=".75" width="34.5" height="22.5" rx="3.5" />
    <path d="M1 7.5h34M6 16.5h8" />
  </g>
);

/**
 * The mark of a card type by its code, e.g. `VI`; the outline of a card for null or a code that is not known.
 * Decorative: a text beside it names the type.
 */
export function CardIcon({ type }: { readonly type: string | null }) {
  const [background, drawing] = ownValue(drawings, type ?? '') ?? [];
  return (
    <svg className="till-card-icon" viewBox="0 0 36 24" aria-hidden="true" focusable="false">
      {background === undefined ? (
        blank
      ) : (
        <>
          <rect
            className="till-card-icon__edge"
            x=".5"
            y=".5"
            width="35"
            height="23"
            rx="3.5"
            fill={background}
          />
          {drawing}
        </>
      )}
    </svg>
  );
}
