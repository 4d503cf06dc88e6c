import { SvgIcon } from '../../../ui/Icon/SvgIcon';

/** A magnifying glass. */
export function SearchIcon() {
  return (
    <SvgIcon size="m">
      <circle cx="10.75" cy="10.75" r="6" />
      <path d="m15.25 15.25 4.75 4.75" />
    </SvgIcon>
  );
}
