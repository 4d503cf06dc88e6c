import type { ReactNode } from 'react';
import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import { RoundButton } from '../../../ui/RoundButton/RoundButton';

const drawings = {
  expand: <path d="M14 4.5h5.5V10M10 19.5H4.5V14M19 5l-6 6M5 19l6-6" />,
  'zoom-in': (
    <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l4.75 4.75M10.5 8v5M8 10.5h5" />
  ),
  'zoom-out': <path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM15 15l4.75 4.75M8 10.5h5" />,
} satisfies Record<string, ReactNode>;

interface CornerButtonProps {
  readonly drawing: keyof typeof drawings;
  readonly label: string;
  readonly onClick: () => void;
}

/** A round button in a corner of the image. */
export function CornerButton({ drawing, label, onClick }: CornerButtonProps) {
  return (
    <span className="till-carousel__corner">
      <RoundButton label={label} onClick={onClick}>
        <SvgIcon size="m">{drawings[drawing]}</SvgIcon>
      </RoundButton>
    </span>
  );
}
