import { useEffect, useRef, useState, type RefObject } from 'react';
import type { CaptchaForm } from '../../../domain/captcha.types';
import type { RecaptchaSettings } from '../../../domain/recaptcha.types';
import { createWidget, type Widget } from '../../../platform/recaptcha/widget';
import { addWidget } from '../../../platform/recaptcha/take-from';
import { makeRoomForChallenge } from './room-for-challenge';
import { recaptchaTicked } from '../../../state/recaptcha/recaptcha-slice';
import { selectRecaptchas } from '../../../state/recaptcha/select-recaptcha';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';

type Status = 'waiting' | 'loading' | 'ready' | 'blocked';

interface ShownWidget {
  readonly status: Status;
  readonly retry: () => void;
}

/** Distance from the window from which on the script is loaded. */
const NEAR = '300px';

function onVisible(box: Element, onNear: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      sight.disconnect();
      onNear();
    },
    { rootMargin: NEAR },
  );
  sight.observe(box);
  return () => {
    sight.disconnect();
  };
}

/** A form's widget in `box`. The service is contacted when it is near the window, or when a token is needed. */
export function useWidget(
  form: CaptchaForm,
  settings: RecaptchaSettings,
  box: RefObject<HTMLElement | null>,
): ShownWidget {
  const dispatch = useTillDispatch();
  const { url } = useTillSelector(selectRecaptchas);
  const [status, setStatus] = useState<Status>('waiting');
  const shown = useRef<Widget | null>(null);
  const { isInvisible, rendering } = settings;
  useEffect(() => {
    if (box.current === null) return undefined;
    const widget = createWidget({
      box: box.current,
      url,
      isInvisible,
      rendering,
      onTick: (isTicked) => dispatch(recaptchaTicked({ form, isTicked })),
      onLoad: setStatus,
    });
    shown.current = widget;
    const leaveRoom = makeRoomForChallenge(box.current);
    if (!isInvisible) dispatch(recaptchaTicked({ form, isTicked: false }));
    const withdraw = addWidget(form, widget);
    const stop = onVisible(box.current, () => {
      void widget.load();
    });
    return () => {
      stop();
      leaveRoom();
      withdraw();
      widget.remove();
      dispatch(recaptchaTicked({ form, isTicked: null }));
    };
  }, [box, dispatch, form, url, isInvisible, rendering]);
  return {
    status,
    retry: () => {
      void shown.current?.load();
    },
  };
}
