import { useEffect, useRef } from 'react';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { reviewsWanted, selectReviews } from '../../../state/reviews/reviews-slice';
import { Button } from '../../../ui/Button/Button';
import { usePhrasesVersion, useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { nameRatings, safeReviews } from './safe-reviews';
import { useNear } from './useNear';

const pathOf = (url: string): string => new URL(url, document.baseURI).pathname.replace(/\/$/, '');

/** A link inside the list to another page of the same reviews (REVW-03). */
function pageLink(event: MouseEvent, listUrl: string): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!(link instanceof HTMLAnchorElement) || !isPlain) return null;
  return pathOf(link.href) === pathOf(listUrl) ? link.href : null;
}

/** The reviews: loaded shortly before they become visible (REVW-01), sanitised, and paged in place (REVW-03). */
export function ReviewList({ initialHtml }: { readonly initialHtml: string }) {
  const t = useT();
  const version = usePhrasesVersion();
  const dispatch = useTillDispatch();
  const { listUrl, html, status, wanted } = useTillSelector(selectReviews);
  const box = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const isPaging = useRef(false);
  // An empty response does not remove the content that is there.
  const shown = html === null || html.trim() === '' ? initialHtml : html;

  useNear(box, () => {
    if (listUrl !== null) dispatch(reviewsWanted(listUrl));
  });

  useEffect(() => {
    let isCurrent = true;
    void safeReviews(shown, (stars) => t('%1 of 5 stars', [stars])).then((fragment) => {
      if (!isCurrent) return;
      content.current?.replaceChildren(fragment);
      if (!isPaging.current) return;
      isPaging.current = false;
      // The clicked link no longer exists: the focus moves to the top of the new page.
      box.current?.focus({ preventScroll: true });
      if ((box.current?.getBoundingClientRect().top ?? 0) < 0) box.current?.scrollIntoView();
    });
    return () => {
      isCurrent = false;
    };
  }, [shown, t]);

  // Translations that arrive later replace only the texts: a link in the list keeps the focus.
  useEffect(() => {
    if (content.current === null) return;
    nameRatings(content.current, (stars) => t('%1 of 5 stars', [stars]));
  }, [t, version]);

  useEffect(() => {
    const list = content.current;
    if (list === null || listUrl === null) return undefined;
    const page = (event: MouseEvent): void => {
      const url = pageLink(event, listUrl);
      if (url === null) return;
      event.preventDefault();
      isPaging.current = true;
      dispatch(reviewsWanted(url));
    };
    list.addEventListener('click', page);
    return () => {
      list.removeEventListener('click', page);
    };
  }, [dispatch, listUrl]);

  return (
    <div
      ref={box}
      className="till-reviews__list"
      role="region"
      aria-label={t('Customer Reviews')}
      aria-busy={status === 'loading'}
      tabIndex={-1}
    >
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button
              size="s"
              onClick={() => {
                if (wanted !== null) dispatch(reviewsWanted(wanted));
              }}
            >
              {t('Try Again')}
            </Button>
          }
        >
          {t('The reviews could not be loaded.')}
        </Notice>
      )}
      <div ref={content} className="till-reviews__content" />
      <VisuallyHidden live>{status === 'loading' ? t('Loading...') : ''}</VisuallyHidden>
    </div>
  );
}
