import { defineConfig } from 'astro/config';

export default defineConfig({
  devToolbar: { enabled: false },
  // A small file of translations would otherwise be in the code of every page, for all languages.
  vite: { build: { assetsInlineLimit: (file) => (file.endsWith('.json') ? false : undefined) } },
});
