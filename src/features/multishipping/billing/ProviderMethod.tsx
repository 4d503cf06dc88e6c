import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTillStore } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { useT } from '../../../ui/i18n';
import { Notice } from '../../../ui/Notice/Notice';
import { Skeleton } from '../../../ui/Skeleton/Skeleton';
import type { MethodForm } from '../../../state/multishipping/method-form';

interface ProviderMethodProps {
  readonly provider: string;
  /** The server's place for the fields of the method. */
  readonly place: Element;
  /** Called with the form once it is shown, and with null when it is gone. */
  readonly onForm: (form: MethodForm | null) => void;
}

function createSlot(): HTMLDivElement {
  const slot = document.createElement('div');
  slot.className = 'till till-slot till-multi-all__field';
  return slot;
}

/** The form of a payment provider in the place of the one that the provider's module would draw (MULTI-01). */
export function ProviderMethod({ provider, place, onForm }: ProviderMethodProps) {
  const t = useT();
  const store = useTillStore();
  const [slot] = useState(createSlot);
  const host = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState<'loading' | 'ready' | 'broken'>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const own = [...place.children].filter((child) => !child.hasAttribute('hidden'));
    for (const child of own) child.setAttribute('hidden', '');
    place.append(slot);
    return () => {
      slot.remove();
      for (const child of own) child.removeAttribute('hidden');
    };
  }, [place, slot]);
  useEffect(() => {
    if (host.current === null) return undefined;
    const target = host.current;
    const removal = new AbortController();
    const { signal } = removal;
    const tell = (now: 'ready' | 'broken'): void => {
      if (!signal.aborted) setStatus(now);
    };
    const broken = (): void => {
      tell('broken');
    };
    const show = async (): Promise<void> => {
      const { showMethodForm } = await import('../../../state/multishipping/method-form');
      const form = await showMethodForm(store, provider, target, {
        signal,
        onReady: () => {
          tell('ready');
        },
        onBroken: broken,
      });
      if (!signal.aborted) onForm(form);
    };
    show().catch(broken);
    return () => {
      removal.abort();
      onForm(null);
    };
  }, [store, provider, onForm, attempt]);
  return createPortal(
    <>
      {status === 'loading' && (
        <>
          <Skeleton shape="control" />
          <Skeleton shape="control" width="medium" />
        </>
      )}
      <div ref={host} />
      {status === 'broken' && (
        <Notice
          tone="error"
          action={
            <Button
              size="s"
              onClick={() => {
                setStatus('loading');
                setAttempt((count) => count + 1);
              }}
            >
              {t('Try Again')}
            </Button>
          }
        >
          {t(
            'The payment form could not be loaded. Please try again, or choose another way to pay.',
          )}
        </Notice>
      )}
    </>,
    slot,
  );
}
