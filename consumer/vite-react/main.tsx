import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { till, TillCardFields, TillMiniCart } from 'till-elements/react';

function Shop() {
  const card = useRef<HTMLElementTagNameMap['till-card-fields']>(null);
  const [type, setType] = useState('none');
  const [read, setRead] = useState('');
  return (
    <>
      <TillMiniCart maxItems={3}>
        <a href="/checkout/cart/">My Cart</a>
      </TillMiniCart>
      <TillCardFields
        ref={card}
        allowedTypes="VI, MC"
        onTillCardTypeChanged={({ detail }) => setType(detail.type ?? 'none')}
      >
        Cards need JavaScript. {type}
      </TillCardFields>
      <output id="card-type">{type}</output>
      <button type="button" id="read" onClick={() => setRead(String(card.current?.readCard()))}>
        Read
      </button>
      <output id="card">{read}</output>
      <output id="version">{till.version}</output>
    </>
  );
}

const root = document.querySelector('#app');
if (root !== null) {
  createRoot(root).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
}
