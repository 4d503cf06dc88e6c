import { useEffect, useState } from 'react';
import { SvgIcon } from '../Icon/SvgIcon';
import { adoptStyles } from '../styles/adopt';
import css from './LazyImage.css';

adoptStyles(css);

/** How often an image is retried, and the delay between attempts, in milliseconds (LAZY-03). */
const RETRIES = 3;
const PAUSE = 500;

interface LazyImageProps {
  readonly src: string;
  readonly alt: string;
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  /** The image is visible now or soon; once true, it stays. Nothing is requested before. */
  readonly shouldLoad: boolean;
  /** The page's main image: loaded with high priority and decoded synchronously. */
  readonly isMain?: boolean;
  /** Loading failed, all retries included (LAZY-02). */
  readonly onFailed?: ((src: string) => void) | undefined;
}

/**
 * An image that fills its box, loaded on demand from its URL alone (LAZY-04). A failed image is retried; after the last
 * attempt a placeholder icon and the class `till-lazy-image--error` remain (LAZY-01, LAZY-03).
 */
export function LazyImage(props: LazyImageProps) {
  return <Attempts key={props.src} {...props} />;
}

type Status = 'shown' | 'waiting' | 'failed';

function Attempts({
  src,
  alt,
  srcSet,
  sizes,
  shouldLoad,
  isMain = false,
  onFailed,
}: LazyImageProps) {
  const [isLoading, setLoading] = useState(shouldLoad);
  const [{ attempt, status }, setState] = useState<{ attempt: number; status: Status }>({
    attempt: 0,
    status: 'shown',
  });
  if (shouldLoad && !isLoading) setLoading(true);

  useEffect(() => {
    if (status !== 'waiting') return undefined;
    const timer = setTimeout(() => {
      setState({ attempt: attempt + 1, status: 'shown' });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
    };
  }, [status, attempt]);

  if (status === 'failed') {
    return (
      <span className="till-lazy-image till-lazy-image--error" role="img" aria-label={alt}>
        <SvgIcon size="l">
          <path d="M4 5.5h16v13H4zM4 15.5l4.25-4.25 3.5 3.5 3-3L20 16.5M15.5 9v.05" />
        </SvgIcon>
      </span>
    );
  }
  return (
    <span className="till-lazy-image">
      {isLoading && status === 'shown' && (
        <img
          key={attempt}
          className="till-lazy-image__picture"
          src={src}
          srcSet={srcSet}
          sizes={sizes}
          alt={alt}
          draggable={false}
          decoding={isMain ? 'sync' : 'async'}
          fetchPriority={isMain ? 'high' : 'low'}
          onError={() => {
            const isOver = attempt === RETRIES;
            setState({ attempt, status: isOver ? 'failed' : 'waiting' });
            if (isOver) onFailed?.(src);
          }}
        />
      )}
    </span>
  );
}
