import { SvgIcon } from '../../../ui/Icon/SvgIcon';

/** A wrapped present. Separate from the other icons because few shops have gift messages. */
export const GiftIcon = () => (
  <SvgIcon size="m">
    <path d="M3.75 8.25h16.5v4H3.75zM5.25 12.25h13.5v8H5.25zM12 8.25v12" />
    <path d="M12 8c-1.5-4.5-6.5-4.75-6-1.9C6.3 7.7 9 8.05 12 8c3 .05 5.7-.3 6-1.9.5-2.85-4.5-2.6-6 1.9z" />
  </SvgIcon>
);
