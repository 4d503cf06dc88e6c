import type { ReactNode } from 'react';
import { isPlainClick } from '../toolbar/plain-click';

interface FilterLinkProps {
  readonly url: string;
  readonly className: string;
  readonly onGo: (url: string) => void;
  readonly children: ReactNode;
}

/** A link to the listing with other filters; search engines are not to follow them all. */
export function FilterLink({ url, className, onGo, children }: FilterLinkProps) {
  return (
    <a
      className={className}
      href={url}
      rel="nofollow"
      onClick={(event) => {
        if (!isPlainClick(event.nativeEvent)) return;
        event.preventDefault();
        onGo(url);
      }}
    >
      {children}
    </a>
  );
}
