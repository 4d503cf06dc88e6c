import { useT } from '../../../ui/i18n';
import { Drawing } from '../../../ui/Icon/Drawing';

interface ArrowButtonProps {
  /** To the next picture; otherwise to the one before. */
  readonly isForward: boolean;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** The button at a side of the picture. Keeps the focus while there is nothing further. */
export function ArrowButton({ isForward, isDisabled, onClick }: ArrowButtonProps) {
  const t = useT();
  const press = () => {
    if (!isDisabled) onClick();
  };
  return (
    <button
      type="button"
      className={`till-carousel__arrow till-carousel__arrow--${isForward ? 'next' : 'previous'}`}
      aria-label={isForward ? t('Next picture') : t('Previous picture')}
      aria-disabled={isDisabled || undefined}
      onClick={press}
    >
      <Drawing size="m" isForward>
        {isForward ? <path d="m9.25 5.75 6 6.25-6 6.25" /> : <path d="m14.75 5.75-6 6.25 6 6.25" />}
      </Drawing>
    </button>
  );
}
