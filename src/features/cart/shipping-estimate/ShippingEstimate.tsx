import {
  estimateAddressChosen,
  estimateEdited,
  selectEstimate,
} from '../../../state/estimate/estimate-slice';
import { estimateState } from '../../../state/estimate/estimate-state';
import { selectCheckoutConfig } from '../../../state/config/config-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { selectCartRef } from '../../../state/quote/quote-slice';
import type { TillStore } from '../../../state/shared/store.types';
import { SelectField } from '../../../ui/SelectField/SelectField';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { EstimateFields } from './EstimateFields';
import { EstimateRates } from './EstimateRates';
import css from './ShippingEstimate.css';

adoptStyles(css);

/** Starts the flow that requests rates; called before the view renders. */
export const startEstimate = (store: TillStore): void => {
  store.inject(estimateState);
};

/**
 * The shipping and tax estimate (EST): a saved address or a typed one, and the methods available there. Renders nothing
 * on a page without a quote.
 */
export function ShippingEstimate() {
  const t = useT();
  const dispatch = useTillDispatch();
  const config = useTillSelector(selectCheckoutConfig);
  const hasQuote = useTillSelector(selectCartRef) !== null;
  const { savedId, draft, errors, status } = useTillSelector(selectEstimate);
  if (config === null || !hasQuote) return null;
  const saved = (config.customer?.addresses ?? []).flatMap(({ source, inline }) =>
    source.type === 'customer-address' ? [{ value: String(source.id), label: inline }] : [],
  );
  return (
    <div className="till-shipping-estimate">
      {saved.length > 0 && (
        <SelectField
          label={t('Shipping Address')}
          name="estimate_address"
          value={savedId === null ? 'new' : String(savedId)}
          options={[...saved, { value: 'new', label: t('New Address') }]}
          onValueChange={(value) =>
            dispatch(estimateAddressChosen(value === 'new' ? null : Number(value)))
          }
        />
      )}
      {savedId === null && (
        <EstimateFields
          config={config}
          draft={draft}
          errors={errors}
          isTyping={status === 'typing'}
          onEdit={(name, value) => dispatch(estimateEdited({ name, value }))}
        />
      )}
      <EstimateRates config={config} />
    </div>
  );
}
