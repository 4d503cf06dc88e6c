import { useEffect, useImperativeHandle, useRef, type Ref } from 'react';
import { usualCode } from '../../../domain/payment/card-check';
import { CardIcon } from '../../../ui/CardIcon/CardIcon';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './CardEntry.css';
import { CardInput } from './CardInput';
import { formatExpiryInput, formatNumberInput, removeMinus } from './card-edits';
import type { CardReader, CardRules } from './card-entry.types';
import { useCardFields } from './useCardFields';

adoptStyles(css);

interface CardEntryProps extends CardRules {
  readonly ref?: Ref<CardReader>;
  readonly onTypeChange?: (type: string | null) => void;
  readonly onCompletenessChange?: (isComplete: boolean) => void;
  /** The clock, for the expiry date. */
  readonly now?: () => Date;
}

const today = () => new Date();

/** Number, expiry date and security code of a card, and its holder's name if required (PAY-11, CARD-15 to CARD-29). */
export function CardEntry(props: CardEntryProps) {
  const { ref, onTypeChange, onCompletenessChange, now = today, withCode, withName } = props;
  const t = useT();
  const fields = useCardFields(props, now);
  const { refs, errors, brand, isComplete, edited, left, read, clear } = fields;
  const digitCount = useRef(0);
  useImperativeHandle(ref, () => ({ read, clear }));
  useReport(brand?.code ?? null, null, onTypeChange);
  useReport(isComplete, false, onCompletenessChange);

  const editNumber = (input: HTMLInputElement, inputType: string) => {
    digitCount.current = formatNumberInput(input, inputType, digitCount.current);
    edited();
  };
  const editCode = (input: HTMLInputElement) => {
    removeMinus(input);
    edited();
  };
  const errorOf = (field: keyof typeof errors) => {
    const phrase = errors[field] ?? null;
    return phrase === null ? null : t(phrase);
  };
  const code = brand?.securityCode ?? usualCode;
  return (
    <div className="till-card-entry">
      <CardInput
        field="cc-number"
        label={t('Credit Card Number')}
        autoComplete="cc-number"
        enterKeyHint="next"
        inputRef={refs.number}
        error={errorOf('number')}
        end={<CardIcon type={brand?.code ?? null} />}
        onEdit={editNumber}
        onLeave={() => {
          left('number');
        }}
      />
      <div className="till-card-entry__row">
        <CardInput
          field="cc-exp"
          label={t('Expiration Date')}
          autoComplete="cc-exp"
          enterKeyHint="next"
          placeholder={t('MM / YY')}
          inputRef={refs.expiry}
          error={errorOf('expiry')}
          onEdit={(input, inputType) => {
            formatExpiryInput(input, inputType, now());
            edited();
          }}
          onLeave={() => {
            left('expiry');
          }}
        />
        {withCode && (
          <CardInput
            field="cc-csc"
            label={t('Security Code (%1)', [code.name])}
            hint={t(code.size === 4 ? '4 digits on the front' : '3 digits on the back')}
            autoComplete="cc-csc"
            enterKeyHint="done"
            inputRef={refs.securityCode}
            error={errorOf('securityCode')}
            onEdit={editCode}
            onLeave={() => {
              left('securityCode');
            }}
          />
        )}
      </div>
      {withName && (
        <CardInput
          field="cc-name"
          label={t('Name on Card')}
          isText
          autoComplete="cc-name"
          autoCapitalize="words"
          inputRef={refs.name}
          error={errorOf('name')}
          onEdit={edited}
          onLeave={() => {
            left('name');
          }}
        />
      )}
      <VisuallyHidden live>{brand?.title ?? ''}</VisuallyHidden>
    </div>
  );
}

/** Calls `report` whenever the value has changed. */
function useReport<Value>(
  value: Value,
  initial: Value,
  report: ((value: Value) => void) | undefined,
) {
  const reported = useRef(initial);
  useEffect(() => {
    if (reported.current === value) return;
    reported.current = value;
    report?.(value);
  });
}
