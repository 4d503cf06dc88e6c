import { useState } from 'react';
import { adoptStyles } from '../../../ui/styles/adopt';
import { buyButtonIn } from '../form/buy-button';
import { useProductForm } from '../form/useProductForm';
import { Bar } from './Bar';
import css from './ProductBar.css';
import { useIsOffscreen } from './useIsOffscreen';

adoptStyles(css);

interface ProductBarProps {
  /** Name of the product; by default the page's heading. */
  readonly label?: string | undefined;
}

const headingOfPage = (): string => document.querySelector('h1')?.textContent.trim() ?? '';

/** The product's name, price and button, shown once the page has been scrolled past the form's own button (PROD-05). */
export function ProductBar({ label = '' }: ProductBarProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const found = useProductForm(root);
  const button = found === null ? null : buyButtonIn(found.form);
  const isPast = useIsOffscreen(button);
  return (
    <div ref={setRoot}>
      {isPast && found !== null && button !== null && (
        <Bar
          productId={found.productId}
          name={label === '' ? headingOfPage() : label}
          button={button}
        />
      )}
    </div>
  );
}
