import { useEffect, useRef } from 'react';
import { allowedTypes } from '../../domain/payment/card-check';
import { useEmit } from '../../ui/element-context';
import { CardEntry } from '../shared/card-entry/CardEntry';
import type { CardReader } from '../shared/card-entry/card-entry.types';
import { cardReaders } from './card-readers';

/** The attributes of `<till-card-fields>`. */
export interface CardFieldsProps {
  readonly allowedTypes?: string;
  readonly withoutCode?: boolean;
  readonly withName?: boolean;
}

/** Card entry alone, for a gateway of the merchant's; its events carry no card data. */
export function CardFields({
  allowedTypes: names = '',
  withoutCode = false,
  withName = false,
}: CardFieldsProps) {
  const emit = useEmit();
  const place = useRef<HTMLDivElement>(null);
  const reader = useRef<CardReader>(null);
  useEffect(() => {
    const host = place.current?.closest('till-card-fields');
    if (host == null) return undefined;
    cardReaders.set(host, {
      read: () => reader.current?.read() ?? null,
      clear: () => reader.current?.clear(),
    });
    return () => {
      cardReaders.delete(host);
    };
  }, []);
  return (
    <div ref={place}>
      <CardEntry
        ref={reader}
        allowed={allowedTypes(names.split(','))}
        withCode={!withoutCode}
        withName={withName}
        onTypeChange={(type) => {
          emit('till-card-type-changed', { type });
        }}
        onCompletenessChange={(isComplete) => {
          emit('till-card-completeness-changed', { isComplete });
        }}
      />
    </div>
  );
}
