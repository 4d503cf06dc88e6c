import type { BundlePart } from '../../../domain/catalog/bundle';
import { useT } from '../../../ui/i18n';

/** The chosen products of a bundle, each below the name of its option. */
export function BundleSummary({ parts }: { readonly parts: readonly BundlePart[] }) {
  const t = useT();
  if (parts.length === 0) return <p className="till-bundle__none">{t('Nothing is chosen yet.')}</p>;
  const options = [...new Set(parts.map(({ option }) => option))];
  return (
    <dl className="till-bundle__parts">
      {options.map((option) => (
        <div className="till-bundle__option" key={option.id}>
          <dt className="till-bundle__name">{option.title}</dt>
          {parts
            .filter((part) => part.option === option)
            .map(({ selection, qty }) => (
              <dd className="till-bundle__part" key={selection.id}>
                {qty} × {selection.name}
              </dd>
            ))}
        </div>
      ))}
    </dl>
  );
}
