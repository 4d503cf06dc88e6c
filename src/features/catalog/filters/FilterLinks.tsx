import type { FilterGroup } from '../../../domain/listing/filter.types';
import { FilterLink } from './FilterLink';
import { FilterSection } from './FilterSection';
import { OptionFace } from './OptionFace';
import { OptionList } from './OptionList';
import { PriceRange } from './PriceRange';
import { useGroupKeys } from './useGroupKeys';

interface FilterLinksProps {
  readonly groups: readonly FilterGroup[];
  readonly onGo: (url: string) => void;
}

/** The filters next to the list: every value is a link. All are closed on load, as the platform's accordion is. */
export function FilterLinks({ groups, onGo }: FilterLinksProps) {
  const keys = useGroupKeys(groups);
  return (
    <div className="till-filters__groups">
      {groups.map((group, index) => (
        <FilterSection key={keys[index]} label={group.label} startsOpen={false}>
          <OptionList group={group}>
            {(option) =>
              option.url === null ? (
                <span className="till-filters__link till-filters__link--off">
                  <OptionFace option={option} />
                </span>
              ) : (
                <FilterLink className="till-filters__link" url={option.url} onGo={onGo}>
                  <OptionFace option={option} />
                </FilterLink>
              )
            }
          </OptionList>
          <PriceRange options={group.options} onGo={onGo} />
        </FilterSection>
      ))}
    </div>
  );
}
