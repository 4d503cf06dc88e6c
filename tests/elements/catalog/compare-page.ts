/** The markup of the platform's comparison pages, as rendered by a 2.4.7 shop. */

const BASE = `${window.location.origin}/catalog/product_compare/`;

/** The `data-post` of a link. */
export const dataPost = (kind: 'add' | 'remove' | 'clear', id?: string): string =>
  JSON.stringify({
    action: `${BASE}${kind}/`,
    data: {
      uenc: '',
      ...(id === undefined ? {} : { product: id }),
      ...(kind === 'add'
        ? {}
        : { confirmation: true, confirmationMessage: `Really ${kind} from the list?` }),
    },
  });

/** A compared product with the values of its attributes. */
export interface Product {
  readonly id: string;
  readonly name: string;
  readonly values: readonly string[];
}

const removalCell = ({ id }: Product): string => `
  <td class="cell remove product hidden-print">
    <a href="#" data-post='${dataPost('remove', id)}' class="action delete" title="Remove&#x20;Product"><span>Remove Product</span></a>
  </td>`;

const infoCell = ({ id, name }: Product): string => `
  <td data-th="Product" class="cell product info">
    <strong class="product-item-name"><a href="/${id}.html" title="${name}">
      ${name}                </a></strong>
    <div class="product-item-actions hidden-print"><div class="actions-primary">
      <form data-role="tocart-form" action="${window.location.origin}/checkout/cart/add/product/${id}/uenc/x/" method="post">
      <input name="form_key" type="hidden" value="another"><button type="submit" class="action tocart primary" disabled><span>Add to Cart</span></button></form>
    </div></div>
  </td>`;

/** The comparison table. */
export const comparison = (labels: readonly string[], products: readonly Product[]): string => `
  <div class="table-wrapper comparison"><table class="data table table-comparison" id="product-comparison"
    data-mage-init='{"compareList":{"windowPrintSelector":".action.print","productsInRow":"5","selectors":{"productAddToCartSelector":"button.action.tocart"}}}'>
  <caption class="table-caption">Compare Products</caption>
  <thead><tr><th scope="row" class="cell label remove"><span>Remove Product</span></th>${products.map(removalCell).join('')}</tr></thead>
  <tbody><tr><th scope="row" class="cell label product"><span>Product</span></th>${products.map(infoCell).join('')}</tr></tbody>
  <tbody>${labels
    .map(
      (label, index) =>
        `<tr><th scope="row" class="cell label"><span class="attribute label">${label}</span></th>${products
          .map(
            ({ values }) =>
              `<td class="cell product attribute"><div class="attribute value">\n  ${values[index] ?? ''}   </div></td>`,
          )
          .join('')}</tr>`,
    )
    .join('')}</tbody></table></div>`;

/** The block in a sidebar, which the platform's scripts fill. */
export const block = `<div class="block block-compare" data-bind="scope: 'compareProducts'" data-role="compare-products-sidebar">
  <div class="block-title"><strong id="block-compare-heading" role="heading" aria-level="2">Compare Products</strong></div>
  <div class="block-content no-display"><ol id="compare-items" data-bind="foreach: compareProducts().items"></ol>
  <a id="compare-clear-all" href="#" class="action clear" data-post='${dataPost('clear')}'><span>Clear All</span></a></div></div>`;

/** The header's link, which the platform's scripts complete. */
export const headerLink = `<a class="action compare no-display" title="Compare&#x20;Products" data-bind="attr: {'href': compareProducts().listUrl}">
  Compare Products <span class="counter qty" data-bind="text: compareProducts().countCaption"></span></a>`;

/** The private data with these products on the list. */
export const compareSection = (products: readonly Product[], dataId: number) => ({
  'compare-products': {
    count: products.length,
    countCaption: products.length === 1 ? '1 item' : `${String(products.length)} items`,
    listUrl: `${BASE}index/`,
    items: products.map(({ id, name }) => ({
      id,
      name,
      product_url: `${window.location.origin}/${id}.html`,
      remove_url: dataPost('remove', id),
      productScope: 'website',
    })),
    websiteId: '1',
    data_id: dataId,
  },
});

/** The configuration of a page with this section. */
export const compareInit = {
  '*': {
    'Magento_Customer/js/customer-data': {
      sectionLoadUrl: `${window.location.origin}/customer/section/load/`,
      expirableSectionLifetime: 60,
      expirableSectionNames: [],
      cookieLifeTime: '3600',
      updateSessionUrl: '',
      isLoggedIn: '',
    },
    'Magento_Customer/js/section-config': {
      sections: { 'catalog/product_compare/*': ['compare-products'] },
      clientSideSections: [],
      baseUrls: [`${window.location.origin}/`],
      sectionNames: ['customer', 'compare-products', 'messages', 'cart'],
    },
  },
};
