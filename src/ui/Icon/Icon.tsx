import type { ReactNode } from 'react';
import { SvgIcon, type SvgIconSize } from './SvgIcon';

/* Drawn on a 24 unit grid with lines 1.5 units wide. The bag has its own file: BagIcon. */
const drawings = {
  close: <path d="m6 6 12 12M18 6 6 18" />,
  plus: <path d="M12 5.5v13M5.5 12h13" />,
  minus: <path d="M5.5 12h13" />,
  trash: (
    <path d="M4.5 6.75h15M9.25 6.5V4.25h5.5V6.5M6.5 7l.9 12.75h9.2L17.5 7M10.25 10.5v5.75M13.75 10.5v5.75" />
  ),
  check: <path d="m5 12.75 4.75 4.75L19 7.25" />,
  chevron: <path d="m6 9.25 6 6 6-6" />,
  tag: (
    <>
      <path d="M4.25 12.5V4.25h8.25l7.75 7.75-8.25 8.25z" />
      <circle cx="8.25" cy="8.25" r="1.1" />
    </>
  ),
  truck: (
    <>
      <path d="M5 17H3V5.75h11.25V17H9M14.25 9.5h3.5L21 13.25V17h-2M14.25 17h.75" />
      <circle cx="7" cy="17.5" r="2" />
      <circle cx="17" cy="17.5" r="2" />
    </>
  ),
  lock: <path d="M5.75 10.75h12.5V20H5.75zM8.25 10.5V7.75a3.75 3.75 0 0 1 7.5 0v2.75M12 14v2.5" />,
  alert: <path d="M12 4 2.75 20h18.5zM12 10v4.75M12 17.2v.05" />,
  info: (
    <>
      <circle cx="12" cy="12" r="8.75" />
      <path d="M12 11v5.25M12 7.8v.05" />
    </>
  ),
  pencil: <path d="m4.5 19.5.75-4L16.5 4.25l3.25 3.25L8.5 18.75zM14.25 6.5l3.25 3.25" />,
  arrow: <path d="M4.5 12h14.75M13.5 6.25 19.25 12l-5.75 5.75" />,
} satisfies Record<string, ReactNode>;

/** Icon names. `chevron` points down, `arrow` forward: to the end of the reading direction. */
export type IconName = keyof typeof drawings;

/** A line icon in the current text colour. Decorative: the control around it has the accessible name. */
export function Icon({ name, size = 'm' }: { name: IconName; size?: SvgIconSize }) {
  return (
    <SvgIcon size={size} isForward={name === 'arrow'}>
      {drawings[name]}
    </SvgIcon>
  );
}
