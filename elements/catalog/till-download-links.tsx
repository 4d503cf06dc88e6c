import { DownloadLinks } from '../../src/features/catalog/download-links/DownloadLinks';
import { catalogState } from '../../src/state/catalog/catalog-state';
import { productFormState } from '../../src/state/product-form/product-form-state';
import { define } from '../define';
import { downloadLinksMeta } from './till-download-links.meta';

define(downloadLinksMeta, DownloadLinks, {
  needs: [catalogState, productFormState],
  keepsChildren: true,
});
