import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import { SlideButton } from './SlideButton';

interface SlideArrowProps {
  /** Points to the end of the reading direction; otherwise to its start. */
  readonly isForward: boolean;
  readonly label: string;
  readonly isDisabled: boolean;
  readonly onClick: () => void;
}

/** Moves a row by one view. */
export function SlideArrow({ isForward, ...button }: SlideArrowProps) {
  return (
    <SlideButton {...button}>
      <SvgIcon size="m" isForward>
        <path d={isForward ? 'm9.25 5.75 6 6.25-6 6.25' : 'm14.75 5.75-6 6.25 6 6.25'} />
      </SvgIcon>
    </SlideButton>
  );
}
