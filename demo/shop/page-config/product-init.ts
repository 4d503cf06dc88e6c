import type { ShopProduct } from '../data/products';
import type { Database } from '../db/database';
import { escapeHtml } from '../support/html';
import { productRow } from './product-row';
import { currentCurrency } from '../domain/totals/currencies';

type Init = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

const LIFETIME = '1000';

function storageManager(baseUrl: string): object {
  const syncUrl = `${baseUrl}catalog/product/frontend_action_synchronize/`;
  const ids = { requestConfig: { syncUrl }, lifetime: LIFETIME, allowToSendRequest: null };
  return {
    component: 'Magento_Catalog/js/storage-manager',
    appendTo: '',
    storagesConfiguration: {
      recently_viewed_product: ids,
      recently_compared_product: ids,
      product_data_storage: {
        updateRequestConfig: { url: `${baseUrl}rest/default/V1/products-render-info` },
        requestConfig: { syncUrl },
        allowToSendRequest: null,
      },
    },
  };
}

/** Data for scripts that record a viewed product (`config-shapes.md` §3.6). */
function recentlyViewed(db: Database, product: ShopProduct, baseUrl: string): readonly Init[] {
  const row = productRow(db, product, baseUrl);
  return [
    {
      '*': {
        'Magento_Ui/js/core/app': { components: { 'storage-manager': storageManager(baseUrl) } },
      },
    },
    {
      '*': {
        'Magento_Catalog/js/product/view/provider': {
          data: {
            items: { [String(product.id)]: row },
            store: '1',
            currency: currentCurrency().code,
            productCurrentScope: 'website',
          },
        },
      },
    },
  ];
}

/** The init entries of a product page that do not belong to its form: reviews, breadcrumbs, recently viewed. */
export function productPageInit(
  db: Database,
  product: ShopProduct,
  baseUrl: string,
): readonly Init[] {
  return [
    {
      '*': {
        'Magento_Review/js/process-reviews': {
          productReviewUrl: `${baseUrl}review/product/listAjax/id/${String(product.id)}/`,
          reviewsTabSelector: '#tab-label-reviews',
        },
      },
    },
    {
      '.breadcrumbs': {
        breadcrumbs: {
          categoryUrlSuffix: '.html',
          useCategoryPathInUrl: 0,
          product: escapeHtml(product.name),
        },
      },
    },
    ...recentlyViewed(db, product, baseUrl),
  ];
}
