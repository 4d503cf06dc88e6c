import { canStep, stopAt, stopsOf } from '../../../domain/content/slide-track';
import { useT } from '../../../ui/i18n';
import { SvgIcon } from '../../../ui/Icon/SvgIcon';
import type { DeckState, SlideDeck } from './slide-deck';
import { SlideArrow } from './SlideArrow';
import { SlideButton } from './SlideButton';
import { PLAY_BUTTON, type useAutoplay } from './useAutoplay';

interface SlideBarProps {
  readonly deck: SlideDeck;
  readonly state: DeckState;
  readonly autoplay: ReturnType<typeof useAutoplay>;
}

/** More dots than these are a line of text. */
const MAX_DOTS = 10;

/** One button per view, or, where there are many, which one it is. */
function Dots({ deck, state: { track, current } }: Pick<SlideBarProps, 'deck' | 'state'>) {
  const t = useT();
  const stops = stopsOf(track);
  const place = stopAt(stops, current);
  if (stops.length > MAX_DOTS) {
    return <span className="till-slides-count">{t('%1 of %2', [place + 1, stops.length])}</span>;
  }
  return stops.map((stop, index) => (
    <SlideButton
      key={stop}
      label={t('Slide %1 of %2', [index + 1, stops.length])}
      isCurrent={index === place}
      variant="till-slides-button--dot"
      onClick={() => {
        deck.show(stop);
      }}
    />
  ));
}

/** Moves by one view; inactive at the end of a row without an infinite loop (SLID-01, SLID-07). */
function Arrow({
  isForward,
  deck,
  state: { track, current },
}: Pick<SlideBarProps, 'deck' | 'state'> & { readonly isForward: boolean }) {
  const t = useT();
  return (
    <SlideArrow
      isForward={isForward}
      label={isForward ? t('Next') : t('Previous')}
      isDisabled={!canStep(track, current, isForward)}
      onClick={() => {
        deck.step(isForward);
      }}
    />
  );
}

/**
 * The buttons below the slides: arrows, dots and the one that stops autoplay. A row with neither arrows nor dots gets
 * arrows nevertheless: otherwise its other slides could not be reached with the keyboard.
 */
export function SlideBar({ deck, state, autoplay }: SlideBarProps) {
  const t = useT();
  const { arrows, dots } = deck.settings;
  const hasArrows = arrows || !dots;
  return (
    <>
      {hasArrows && <Arrow isForward={false} deck={deck} state={state} />}
      {dots && <Dots deck={deck} state={state} />}
      {hasArrows && <Arrow isForward deck={deck} state={state} />}
      {autoplay.isOffered && (
        <SlideButton
          label={autoplay.isPlaying ? t('Pause the slides') : t('Play the slides')}
          variant={PLAY_BUTTON}
          onClick={autoplay.toggle}
        >
          <SvgIcon size="m">
            <path d={autoplay.isPlaying ? 'M9 6v12M15 6v12' : 'm8.5 6 9 6-9 6z'} />
          </SvgIcon>
        </SlideButton>
      )}
    </>
  );
}
