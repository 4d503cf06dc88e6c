import { hasNoResponse } from '../../state/shared/failures';
import { useTillDispatch, useTillSelector } from '../../state/shared/hooks';
import { sectionsRetried } from '../../state/sections/sections-slice';
import { Button } from '../../ui/Button/Button';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';

/** An error with a retry button, shown when the cart could not be loaded. */
export function LoadFailure() {
  const t = useT();
  const dispatch = useTillDispatch();
  const error = useTillSelector(({ sections }) => sections.error);
  return (
    <Notice
      tone="error"
      action={
        <Button size="s" onClick={() => dispatch(sectionsRetried())}>
          {t('Try Again')}
        </Button>
      }
    >
      {t(
        error !== null && hasNoResponse(error)
          ? 'Your cart could not be loaded. Please check your connection.'
          : 'Your cart could not be loaded.',
      )}
    </Notice>
  );
}
