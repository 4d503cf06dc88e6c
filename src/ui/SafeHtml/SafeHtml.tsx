import { Fragment, useEffect, useRef } from 'react';
import { linesOf, sanitize, type SafeTextProfile } from '../../platform/text/sanitize';
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
 * Text of the server or the merchant that may contain markup. Plain text and line breaks render immediately; other
 * markup appears as a whole when the sanitiser has finished, so that a live region announces it once.
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
