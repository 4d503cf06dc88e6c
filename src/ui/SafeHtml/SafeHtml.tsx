import { Fragment, useEffect, useRef } from 'react';
import { piecesOf, sanitize } from '../../platform/text/sanitize';
import type { SafeTextProfile } from '../../platform/text/sanitize.types';
import { adoptStyles } from '../styles/adopt';
import css from './SafeHtml.css';

adoptStyles(css);

interface SafeHtmlProps {
  readonly html: string;
  /** Which markup is kept: `content` (TEXT-01 to TEXT-05, the default), `name` (TEXT-06) or `page` (BLOCK-03). */
  readonly profile?: SafeTextProfile;
  /** Renders as a block instead of inline. */
  readonly block?: boolean;
}

/**
 * Text of the server or the merchant that may contain markup. Plain text, line breaks and plain links render
 * immediately; other markup appears as a whole when the sanitiser has finished, so that a live region announces it once.
 */
export function SafeHtml({ html, profile = 'content', block = false }: SafeHtmlProps) {
  const className = `till-safe-html${block ? ' till-safe-html--block' : ''}`;
  const pieces = piecesOf(html);
  if (pieces === null) {
    return <Markup key={profile} html={html} profile={profile} className={className} />;
  }
  const isName = profile === 'name';
  const tagAt = (index: number) => {
    const [url, text] = pieces.slice(index);
    if (url === undefined) return isName ? ' ' : <br />;
    return isName ? text : <a href={url}>{text}</a>;
  };
  return (
    <span className={className}>
      {pieces.map((piece, index) => (
        <Fragment key={index}>
          {index % 3 === 0 && piece}
          {index % 3 === 1 && tagAt(index)}
        </Fragment>
      ))}
    </span>
  );
}

function Markup({
  html,
  profile,
  className,
}: {
  readonly html: string;
  readonly profile: SafeTextProfile;
  readonly className: string;
}) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    void sanitize(html, profile).then((fragment) => {
      if (isCurrent) ref.current?.replaceChildren(fragment);
    });
    return () => {
      isCurrent = false;
    };
  }, [html, profile]);
  return <span className={className} ref={ref} />;
}
