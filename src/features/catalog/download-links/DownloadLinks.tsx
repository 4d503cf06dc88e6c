import { useCallback, useState } from 'react';
import { linksAmount } from '../../../domain/catalog/sums';
import { valuesOf } from '../../../domain/catalog/form-fields';
import { ownValue } from '../../../domain/own-value';
import { useTillSelector } from '../../../state/shared/hooks';
import { selectFields, selectFormConfig } from '../../../state/product-form/product-form-slice';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { useT } from '../../../ui/i18n';
import { FormSum } from '../form/FormSum';
import { usePriceFormat } from '../form/usePriceFormat';
import { useProductForm } from '../form/useProductForm';
import { useMissing } from '../server-content/useMissing';
import { useAllBox } from './useAllBox';

/** The server-rendered checkboxes of links (DLINK-01). */
const linksIn = (form: HTMLFormElement): readonly HTMLInputElement[] => [
  ...form.querySelectorAll<HTMLInputElement>('input[type=checkbox][name="links[]"]:not(:disabled)'),
];

/** Checks all or none, with the same events as a click on each (DLINK-02). */
function chooseAll(form: HTMLFormElement, isChosen: boolean): void {
  for (const link of linksIn(form)) if (link.checked !== isChosen) link.click();
}

/** A checkbox for all links and the total of the chosen ones, below the server-rendered list (DLINK). */
export function DownloadLinks() {
  const t = useT();
  const [root, setRoot] = useState<Element | null>(null);
  const found = useProductForm(root);
  const productId = found?.productId ?? '';
  const fields = useTillSelector(selectFields(productId));
  const { links } = useTillSelector(selectFormConfig);
  const format = usePriceFormat(productId);
  const chosen = valuesOf(fields, 'links');
  const unpriced = chosen.find((id) => ownValue(links, id) === undefined);
  useMissing(
    'till-download-links',
    unpriced === undefined ? null : `no amount of "downloadable" for link ${unpriced}`,
  );
  const all = found === null ? [] : linksIn(found.form);
  const hasAll = all.length > 0 && chosen.length === all.length;
  const choose = useCallback(
    (isChosen: boolean) => {
      if (found !== null) chooseAll(found.form, isChosen);
    },
    [found],
  );
  const hasOwnBox = useAllBox(found?.form ?? null, hasAll, choose);
  return (
    <div ref={setRoot}>
      {!hasOwnBox && all.length > 1 && (
        <Checkbox
          name=""
          label={hasAll ? t('Unselect all') : t('Select all')}
          checked={hasAll}
          onCheckedChange={choose}
        />
      )}
      {chosen.length > 0 && (
        <FormSum
          label={t(chosen.length === 1 ? '%1 link' : '%1 links', [String(chosen.length)])}
          amount={unpriced === undefined ? linksAmount(links, fields).shown : null}
          format={format}
        />
      )}
    </div>
  );
}
