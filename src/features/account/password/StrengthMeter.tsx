import { PASSWORD_LABELS, passwordScore } from '../../../domain/account/password-score';
import { useT } from '../../../ui/i18n';
import { isAccepted, knownWords } from './password-input';
import { useEstimator } from './useEstimator';
import { useTypedValue } from './usePasswordField';

const STEPS = [1, 2, 3, 4] as const;

/** The strength of a new password as a text and as a bar (PASS-01 to PASS-05). */
export function StrengthMeter({ input }: { readonly input: HTMLInputElement }) {
  const t = useT();
  const password = useTypedValue(input);
  const estimate = useEstimator(input, true);
  const words = knownWords(input);
  const isValid = isAccepted(input);
  const score = passwordScore({
    password,
    email: words[0] ?? '',
    isValid,
    // Called only if it affects the result.
    strength: password !== '' && isValid ? (estimate?.(password, words) ?? 0) : 0,
  });
  const isWaiting = estimate === null && password !== '' && isValid;
  const label = t(PASSWORD_LABELS[score]);
  return (
    <div className="till-password__meter">
      <span className="till-password__bar" aria-hidden="true">
        {STEPS.map((step) => (
          <span
            key={step}
            className={`till-password__step${step <= score && !isWaiting ? ` till-password__step--${String(score)}` : ''}`}
          />
        ))}
      </span>
      <span className="till-password__label" role="status">
        {isWaiting ? '' : `${t('Password Strength')}: ${label}`}
      </span>
    </div>
  );
}
