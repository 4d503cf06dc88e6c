import { defineConfig } from 'vite';

// The shop's own addresses, on the application's origin: its cookies are then those of the page.
const shop = process.env.SHOP ?? 'http://127.0.0.1:8080';
const proxy = {
  '^/(rest|customer|checkout|catalog|catalogsearch|search|captcha|newsletter|wishlist|static|media)/':
    {
      target: shop,
      changeOrigin: true,
      cookieDomainRewrite: '',
    },
};

export default defineConfig({
  server: { proxy },
  preview: { proxy },
  // A small file of translations would otherwise be in the code of every page, for all languages.
  build: { assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined) },
});
