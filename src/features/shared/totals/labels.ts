/**
 * Labels of the totals lines that every shop has, by segment code; other lines use the server's title.
 * @phrases
 */
export const totalsLabels: Readonly<Record<string, string>> = {
  subtotal: 'Cart Subtotal',
  shipping: 'Shipping',
  tax: 'Tax',
  grand_total: 'Order Total',
};
