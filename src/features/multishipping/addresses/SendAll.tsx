import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { useT } from '../../../ui/i18n';
import { setValue, type AddressRow } from './address-rows';
import { placeIn } from './place';

interface SendAllProps {
  readonly form: HTMLFormElement;
  readonly rows: readonly AddressRow[];
}

/** One choice for all rows, above the server's form, where there are several and more than one address. */
export function SendAll({ form, rows }: SendAllProps) {
  const t = useT();
  const [{ host, place }] = useState(() => placeIn('div', 'till-multi-all'));
  const selects = rows.flatMap(({ address }) => address ?? []);
  const options = [...(selects[0]?.options ?? [])];
  const [chosen, setChosen] = useState('');
  const isUseful = selects.length > 1 && options.length > 1;
  useEffect(() => {
    if (!isUseful) return undefined;
    // Outside of the form, which would send it.
    form.before(host);
    return () => {
      host.remove();
    };
  }, [form, host, isUseful]);
  const apply = useEffectEvent((id: string) => {
    if (id !== '') for (const select of selects) setValue(select, id);
  });
  useEffect(() => {
    apply(chosen);
    // Rows that differ again are a choice of their own: the same address can be chosen for all once more.
    const reset = ({ target }: Event): void => {
      if (target instanceof HTMLSelectElement && target.value !== chosen) setChosen('');
    };
    form.addEventListener('change', reset);
    return () => {
      form.removeEventListener('change', reset);
    };
  }, [form, chosen]);
  return createPortal(
    <div className="till-multi-all__field">
      <SelectField
        name="till-send-all"
        label={t('Send all items to')}
        emptyLabel={t('-- Please Select --')}
        value={chosen}
        options={options.map(({ value, text }) => ({ value, label: text }))}
        onValueChange={setChosen}
      />
    </div>,
    place,
  );
}
