/**
 * Labels of the totals lines that every shop has, by segment code; others have the server's own title.
 * @phrases
 */
export const totalsLabels: Readonly<Record<string, string>> = {
  subtotal: 'Cart Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  grand_total: 'Order Total',
};
