import { SvgIcon, type SvgIconSize } from './SvgIcon';

/** The shopping bag. Separate from the other icons because the mini cart's button needs no other. */
export function BagIcon({ size = 'm' }: { size?: SvgIconSize }) {
  return (
    <SvgIcon size={size}>
      <path d="M5.5 8h13l1 12.5h-15zM8.75 10.5V7a3.25 3.25 0 0 1 6.5 0v3.5" />
    </SvgIcon>
  );
}
