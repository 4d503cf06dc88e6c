import { stepRequested } from '../../../state/checkout/checkout-actions';
import { checkoutSteps } from '../../../state/checkout/checkout-steps';
import type { StepCode } from '../../../state/checkout/checkout-types';
import { useTillDispatch } from '../../../state/shared/hooks';
import { Icon } from '../../../ui/Icon/Icon';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepIndicator.css';

adoptStyles(css);

interface StepIndicatorProps {
  readonly step: StepCode;
  readonly passed: readonly StepCode[];
  readonly locked: boolean;
}

/** The progress through the steps. Only a completed step is a button back to it (STEP-02, STEP-03, STEP-16). */
export function StepIndicator({ step, passed, locked }: StepIndicatorProps) {
  const t = useT();
  const dispatch = useTillDispatch();
  return (
    <nav className="till-step-indicator" aria-label={t('Checkout steps')}>
      <ol className="till-step-indicator__list">
        {checkoutSteps.list().map(({ code, title }, index) => {
          const isCurrent = code === step;
          const isPassed = !isCurrent && passed.includes(code);
          const state = isCurrent ? 'current' : isPassed ? 'passed' : 'ahead';
          const content = (
            <>
              <span
                className={`till-step-indicator__dot till-step-indicator__dot--${state}`}
                aria-hidden="true"
              >
                {isPassed ? <Icon name="check" size="s" /> : index + 1}
              </span>
              <span className="till-step-indicator__title">{t(title)}</span>
            </>
          );
          return (
            <li
              key={code}
              className={`till-step-indicator__item till-step-indicator__item--${state}`}
              aria-current={isCurrent ? 'step' : undefined}
            >
              {isPassed && !locked ? (
                <button
                  type="button"
                  className="till-step-indicator__button till-step-indicator__button--link"
                  onClick={() => {
                    dispatch(stepRequested(code));
                  }}
                >
                  {content}
                </button>
              ) : (
                <span className="till-step-indicator__button">{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
