import type { ReactNode } from 'react';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';

/** A row of products under its heading; `children` are its items. */
export function RecentSection({
  heading,
  children,
}: {
  readonly heading: string;
  readonly children: ReactNode;
}) {
  const t = useT();
  const title = useUid('till-recent');
  return (
    <section className="till-recent" aria-labelledby={title}>
      <h2 className="till-recent__heading" id={title}>
        {t(heading)}
      </h2>
      <ul className="till-recent__list">{children}</ul>
    </section>
  );
}
