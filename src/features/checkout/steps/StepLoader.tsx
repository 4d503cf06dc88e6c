import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './StepLoader.css';

adoptStyles(css);

/** Placeholder of a step that is loading (decision C5); the checkout's status announces the progress. */
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
