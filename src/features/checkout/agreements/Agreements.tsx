import { useEffect, useRef, useState } from 'react';
import type { CheckoutConfig } from '../../../domain/quote.types';
import { textOf } from '../../../platform/text/decode';
import { agreementToggled } from '../../../state/checkout/checkout-actions';
import { selectAcceptedAgreements, selectCheckout } from '../../../state/checkout/checkout-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Checkbox } from '../../../ui/Checkbox/Checkbox';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import { AgreementDialog } from './AgreementDialog';
import css from './Agreements.css';

adoptStyles(css);

type Agreement = CheckoutConfig['agreements'][number];

/**
 * The agreements that the shopper must accept before ordering with the chosen method (AGRE-01 to AGRE-05). Each method
 * has its own checkboxes; without a method there are none. Automatic agreements only show their text.
 */
export function Agreements({ agreements }: { agreements: readonly Agreement[] }) {
  const t = useT();
  const dispatch = useTillDispatch();
  const { selected, agreementErrors } = useTillSelector((state) => selectCheckout(state).payment);
  const accepted = useTillSelector(selectAcceptedAgreements);
  const [open, setOpen] = useState<Agreement | null>(null);
  const block = useRef<HTMLDivElement>(null);
  const seen = useRef(agreementErrors);
  useEffect(() => {
    const isRefusal = agreementErrors !== seen.current && agreementErrors.length > 0;
    seen.current = agreementErrors;
    if (!isRefusal || block.current?.contains(document.activeElement) === true) return;
    block.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [agreementErrors]);

  if (agreements.length === 0 || selected === null) return null;
  return (
    <div className="till-agreements" ref={block}>
      {agreements.map((agreement) => {
        const text = <SafeHtml html={agreement.checkboxText} profile="content" />;
        return (
          <div className="till-agreements__row" key={agreement.id}>
            <div
              className={`till-agreements__text${agreement.isManual ? '' : ' till-agreements__text--plain'}`}
            >
              {agreement.isManual ? (
                <Checkbox
                  label={text}
                  name={`agreement[${agreement.id}]`}
                  required
                  checked={accepted.includes(agreement.id)}
                  error={
                    agreementErrors.includes(agreement.id) ? t('This is a required field.') : null
                  }
                  onCheckedChange={(isTicked) =>
                    dispatch(
                      agreementToggled({
                        method: selected,
                        id: agreement.id,
                        accepted: isTicked,
                      }),
                    )
                  }
                />
              ) : (
                text
              )}
            </div>
            <div className="till-agreements__link">
              <Button
                size="s"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => {
                  setOpen(agreement);
                }}
              >
                {t('View Details')}
                <VisuallyHidden>: {textOf(agreement.checkboxText)}</VisuallyHidden>
              </Button>
            </div>
          </div>
        );
      })}
      {open !== null && (
        <AgreementDialog
          content={open.content}
          onClose={() => {
            setOpen(null);
          }}
        />
      )}
    </div>
  );
}
