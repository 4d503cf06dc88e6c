import { useState } from 'react';
import type { Filters } from '../../../domain/listing/filter.types';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { useT } from '../../../ui/i18n';
import { FilterSection } from './FilterSection';
import { OptionFace } from './OptionFace';
import { OptionList } from './OptionList';
import { PriceRange } from './PriceRange';
import { useGroupKeys } from './useGroupKeys';
import { usePendingFilters } from './usePendingFilters';

interface FilterDrawerProps {
  readonly filters: Filters;
  readonly onGo: (url: string) => void;
}

/** The filters on a phone: several are chosen in a drawer, and asked for together with its button. */
export function FilterDrawer({ filters, onGo }: FilterDrawerProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const pending = usePendingFilters();
  const { active, groups } = filters;
  const { count } = pending;
  const keys = useGroupKeys(groups);
  const close = () => {
    setOpen(false);
    pending.reset();
  };
  const show = () => {
    close();
    if (pending.url !== null) onGo(pending.url);
  };
  const showText =
    count === null
      ? t('Show products')
      : t(count === 1 ? 'Show %1 product' : 'Show %1 products', [count]);
  return (
    <>
      <Button
        block
        size="s"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {active.length === 0 ? t('Filter') : t('Filter (%1)', [active.length])}
      </Button>
      <Dialog
        open={isOpen}
        title={t('Filter')}
        kind="drawer"
        onClose={close}
        footer={
          <Button variant="primary" block onClick={show}>
            {showText}
          </Button>
        }
      >
        {active.length > 0 && (
          <fieldset className="till-filters__kept">
            <legend className="till-filters__legend">{t('Now Shopping by')}</legend>
            {active.map(({ label, value, removeUrl }) => (
              <Checkbox
                key={removeUrl}
                name="till-filter"
                label={`${label}: ${value}`}
                checked={pending.isKept(removeUrl)}
                onCheckedChange={() => {
                  pending.toggleActive(removeUrl);
                }}
              />
            ))}
          </fieldset>
        )}
        {groups.map((group, index) => (
          <FilterSection key={keys[index]} label={group.label} startsOpen={index === 0}>
            <OptionList group={group}>
              {(option) => (
                <Checkbox
                  name="till-filter"
                  label={
                    <span className="till-filters__choice">
                      <OptionFace option={option} />
                    </span>
                  }
                  disabled={option.url === null}
                  checked={pending.isChosen(option)}
                  onCheckedChange={() => {
                    pending.toggle(option);
                  }}
                />
              )}
            </OptionList>
            {!pending.hasChoice(group) && (
              <PriceRange options={group.options} onEdit={pending.setRange} onGo={show} />
            )}
          </FilterSection>
        ))}
      </Dialog>
    </>
  );
}
