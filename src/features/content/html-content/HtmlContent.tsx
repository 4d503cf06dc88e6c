import { useRef } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import {
  htmlContentWanted,
  selectHtmlContent,
} from '../../../state/html-content/html-content-slice';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import css from './HtmlContent.css';
import { useShown } from './useShown';

adoptStyles(css);

interface HtmlContentProps {
  /** URL of the content; '' requests nothing. */
  readonly url?: string;
  /** Form key; by default the page's or the visitor's. */
  readonly formKey?: string;
  /** Accessible name. */
  readonly label?: string;
  /** The server-rendered content inside the element; shown until the response arrives. */
  readonly initialHtml?: string;
}

/** A part of the page that the server renders when it becomes visible (BLOCK-03). A new URL starts over. */
export function HtmlContent(props: HtmlContentProps) {
  return <Part key={props.url} {...props} />;
}

function Part({ url = '', formKey, label, initialHtml = '' }: HtmlContentProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  const content = useTillSelector(selectHtmlContent(url));
  const place = useRef<HTMLDivElement>(null);
  const load = (): void => {
    if (url !== '') dispatch(htmlContentWanted({ url, formKey: formKey ?? null }));
  };
  useShown(place, load);

  const html = content?.status === 'loaded' ? content.html.trim() : '';
  // An empty response does not remove the content that is there.
  const shown = html === '' ? initialHtml : html;
  const isWaiting = url !== '' && (content === null || content.status === 'loading');
  return (
    <div
      ref={place}
      className="till-html-content"
      role={label === undefined ? undefined : 'region'}
      aria-label={label}
      aria-busy={isWaiting}
    >
      {content?.status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button size="s" onClick={load}>
              {t('Try Again')}
            </Button>
          }
        >
          {content.text}
        </Notice>
      )}
      {shown !== '' && <SafeHtml html={shown} profile="page" block />}
      {shown === '' && isWaiting && (
        <>
          <Skeleton width="long" />
          <Skeleton />
          <Skeleton width="medium" />
        </>
      )}
      {shown === '' && content?.status === 'loaded' && (
        <p className="till-html-content__empty">{t('There is nothing to show here.')}</p>
      )}
      <VisuallyHidden live>{content?.status === 'loading' ? t('Loading...') : ''}</VisuallyHidden>
    </div>
  );
}
