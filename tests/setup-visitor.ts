import { beforeEach } from 'vitest';

// As after any post: only for a first visit, which has tests of its own, is nothing loaded (`isFirstVisit`).
beforeEach(() => {
  document.cookie = 'private_content_version=0123456789abcdef; path=/';
});
