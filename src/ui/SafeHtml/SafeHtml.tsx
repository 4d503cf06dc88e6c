import { Fragment, useEffect, useRef } from 'react';
import { linesOf, sanitize, type SafeTextProfile } from '../../platform/text/sanitize';
import { adoptStyles } from '../styles/adopt';
import css from './SafeHtml.css';

adoptStyles(css);

interface SafeHtmlProps {
  readonly html: string;
  /** What may stay: `content` (TEXT-01 to TEXT-05, the default), `name` (TEXT-06) or `page` (BLOCK-03). */
  readonly profile?: SafeTextProfile;
  /** Stands as a block of its own instead of in a line. */
  readonly block?: boolean;
}

/**
 * A text of the server or the merchant that may hold markup. Plain texts and line breaks are drawn at once; other markup appears when the sanitiser
 * has made it safe, in one piece, so that a live region speaks it once.
 */
export function SafeHtml({ html, profile = 'content', block = false }: SafeHtmlProps) {
  const className = `till-safe-html${block ? ' till-safe-html--block' : ''}`;
  const lines = linesOf(html);
  if (lines === null) {
    return <Markup key={profile} html={html} profile={profile} className={className} />;
  }
  return (
    <span className={className}>
      {lines.map((line, index) => (
        <Fragment key={index}>
          {index > 0 && (profile === 'name' ? ' ' : <br />)}
          {line}
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
