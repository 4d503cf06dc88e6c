import { useT } from '../../../ui/i18n';
import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './PlayButton.css';

adoptStyles(css);

/** The play button on a video's poster image. `label` names the video. */
export function PlayButton({
  label,
  onClick,
}: {
  readonly label: string;
  readonly onClick: () => void;
}) {
  const t = useT();
  return (
    <button
      type="button"
      className="till-play"
      aria-label={label === '' ? t('Play') : t('Play: %1', [label])}
      onClick={onClick}
    >
      <span className="till-play__disc">
        <SvgIcon size="l">
          <path d="M8.5 5.75v12.5L18.5 12z" fill="currentColor" />
        </SvgIcon>
      </span>
    </button>
  );
}
