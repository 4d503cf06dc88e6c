import { openGallery } from './gallery/gallery';
import { createShop, type DemoShop, type ShopOptions } from './shop/app';

/** Opens the demo on a database file: the shop, and the gallery of elements at `/gallery`. */
export function createDemo(options: ShopOptions): DemoShop {
  const { distDir, maps, paypal, tax } = options;
  const gallery = openGallery((inner) =>
    createShop({
      distDir,
      ...(maps && { maps }),
      ...(paypal && { paypal }),
      ...(tax && { tax }),
      ...inner,
    }),
  );
  const shop = createShop({ ...options, pagesWithoutSession: gallery.addTo });
  return {
    app: shop.app,
    close: () => {
      gallery.close();
      shop.close();
    },
  };
}
