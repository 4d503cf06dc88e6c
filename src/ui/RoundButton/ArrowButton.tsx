import { SvgIcon } from '../Icon/SvgIcon';
import { RoundButton } from './RoundButton';

interface ArrowButtonProps {
  /** Points to the end of the reading direction; otherwise to its start. */
  readonly isForward: boolean;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** A button that moves a row by one step. */
export function ArrowButton({ isForward, ...button }: ArrowButtonProps) {
  return (
    <RoundButton {...button}>
      <SvgIcon size="m" isForward>
        {isForward ? <path d="m9.25 5.75 6 6.25-6 6.25" /> : <path d="m14.75 5.75-6 6.25 6 6.25" />}
      </SvgIcon>
    </RoundButton>
  );
}
