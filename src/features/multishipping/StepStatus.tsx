import type { ReactNode } from 'react';
import { useT } from '../../ui/i18n';
import { Notice } from '../../ui/Notice/Notice';
import { Spinner } from '../../ui/Spinner/Spinner';

interface StepStatusProps {
  readonly isBusy: boolean;
  /** Why nothing was sent; null when something was. */
  readonly problem?: string | null;
  /** Said in place of the general text while the page waits. */
  readonly busyText?: string;
  readonly children?: ReactNode;
}

/** Below the page's buttons: that something is being sent, or why it was not. */
export function StepStatus({ isBusy, problem = null, busyText, children }: StepStatusProps) {
  const t = useT();
  return (
    <div>
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      {children}
      <p role="status">
        {isBusy && (
          <>
            <Spinner /> {busyText ?? t('Please wait...')}
          </>
        )}
      </p>
    </div>
  );
}
