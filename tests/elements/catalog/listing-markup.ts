/** Settings of a toolbar as rendered by the platform. */
const SETTINGS = JSON.stringify({
  productListToolbarForm: {
    mode: 'product_list_mode',
    direction: 'product_list_dir',
    order: 'product_list_order',
    limit: 'product_list_limit',
    modeDefault: 'grid',
    directionDefault: 'asc',
    orderDefault: 'position',
    limitDefault: 12,
    url: 'https://shop.example/shelf.html?p=2',
    formKey: 'form_key_16chars',
    post: false,
  },
});

/** The two toolbars of a page of the platform, and what is between them. */
export const listMarkup = (products: string, amount: string): string => `
  <div class="toolbar toolbar-products" data-mage-init='${SETTINGS}'><till-toolbar>
    <div class="modes"><strong class="modes-label" id="modes-label">View as</strong>
      <strong title="Grid" class="modes-mode active mode-grid" data-value="grid"><span>Grid</span></strong>
      <a class="modes-mode mode-list" title="List" href="#" data-role="mode-switcher" data-value="list" id="mode-list"><span>List</span></a></div>
    <p class="toolbar-amount" id="toolbar-amount">${amount}</p>
    <div class="toolbar-sorter sorter"><label class="sorter-label" for="sorter">Sort By</label>
      <select id="sorter" data-role="sorter" class="sorter-options">
        <option value="position" selected="selected">Position</option><option value="price">Price</option></select>
      <a title="Set Descending Direction" href="#" class="action sorter-action sort-asc" data-role="direction-switcher" data-value="desc"><span>Set Descending Direction</span></a></div>
  </till-toolbar></div>
  <div class="products wrapper grid products-grid"><ol class="products list items product-items">${products}</ol></div>
  <div class="toolbar toolbar-products" data-mage-init='${SETTINGS}'><till-toolbar>
    <div class="pages"><ul class="items pages-items"><li class="item pages-item-next">
      <a class="action next" href="https://shop.example/shelf.html?p=3" title="Next"><span>Next</span></a></li></ul></div>
    <div class="field limiter"><label class="label" for="limiter"><span>Show</span></label>
      <select id="limiter" data-role="limiter" class="limiter-options">
        <option value="12" selected="selected">12</option><option value="24">24</option></select></div>
  </till-toolbar></div>`;
