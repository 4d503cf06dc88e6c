'use client';

import { useRef, useState } from 'react';
import { TillCardFields } from 'till-elements/react';

export function Card() {
  const card = useRef<HTMLElementTagNameMap['till-card-fields']>(null);
  const [type, setType] = useState('none');
  const [read, setRead] = useState('');
  return (
    <>
      <TillCardFields
        ref={card}
        allowedTypes="VI, MC"
        onTillCardTypeChanged={({ detail }) => setType(detail.type ?? 'none')}
      >
        Cards need JavaScript.
      </TillCardFields>
      <output id="card-type">{type}</output>
      <button type="button" id="read" onClick={() => setRead(String(card.current?.readCard()))}>
        Read
      </button>
      <output id="card">{read}</output>
    </>
  );
}
