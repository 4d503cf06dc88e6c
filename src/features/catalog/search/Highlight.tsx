import { Fragment } from 'react';
import { matchParts } from '../../../domain/search/highlight';

/** Plain text with the search terms highlighted. */
export function Highlight({ text, query }: { readonly text: string; readonly query: string }) {
  return (
    <bdi>
      {matchParts(text, query).map((part, index) =>
        part.isMatch ? (
          <mark className="till-search__match" key={index}>
            {part.text}
          </mark>
        ) : (
          <Fragment key={index}>{part.text}</Fragment>
        ),
      )}
    </bdi>
  );
}
