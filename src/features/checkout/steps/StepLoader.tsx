import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepLoader.css';

adoptStyles(css);

/** Stands where a step is about to be shown (decision C5); what goes on is said by the checkout's status. */
export function StepLoader() {
  return (
    <div className="till-step-loader" aria-busy="true">
      <Skeleton shape="heading" width="medium" />
      {(['text', 'control', 'control', 'control'] as const).map((shape, row) => (
        <Skeleton shape={shape} key={row} />
      ))}
    </div>
  );
}
