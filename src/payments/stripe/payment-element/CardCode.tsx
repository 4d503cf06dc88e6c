import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { ElementSettings } from '../api/element-settings';
import { Field } from '../../../ui/Field/Field';
import { useT } from '../../../ui/i18n';
import { readCodeStyle } from './appearance';
import { CODE_FIELD } from './chosen-method';
import { mountCode } from './element';
import { elementState, onElementState } from './element-state';

interface CardCodeProps {
  readonly settings: ElementSettings;
  readonly probe: RefObject<HTMLElement | null>;
  /** Why the order was not placed; null while nothing is wrong. */
  readonly refusal: string | null;
  readonly onEdit: () => void;
}

/** The provider's field for the security code of a saved card (PELEM-03, PELEM-32, PELEM-33). */
export function CardCode({ settings, probe, refusal, onEdit }: CardCodeProps) {
  const t = useT();
  const { phase, codeError } = useSyncExternalStore(onElementState, elementState);
  const host = useRef<HTMLDivElement>(null);
  const edited = useRef(onEdit);
  useEffect(() => {
    edited.current = onEdit;
  });
  const isConnected = phase === 'ready';
  useEffect(() => {
    if (!isConnected || host.current === null || probe.current === null) return undefined;
    return mountCode(host.current, settings, {
      style: readCodeStyle(probe.current),
      onChange: () => {
        edited.current();
      },
    });
  }, [isConnected, settings, probe]);
  return (
    <Field label={t('Security code')} name={CODE_FIELD} required error={codeError ?? refusal}>
      {({ id, className, 'aria-describedby': remarks, 'aria-invalid': isInvalid }) => (
        <div
          className={`${className} till-payment-element__code`}
          id={id}
          role="group"
          aria-label={t('Security code')}
          aria-describedby={remarks}
          data-invalid={isInvalid || undefined}
          ref={host}
        />
      )}
    </Field>
  );
}
