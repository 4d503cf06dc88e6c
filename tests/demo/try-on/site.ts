import { siteOf } from '../../../demo/try-on/site';

/** A shop over HTTPS behind a proxy on port 8080. */
export const site = siteOf(
  new URL('https://www.shop-one.example/'),
  new URL('http://127.0.0.1:8080'),
  ['static.shop-one.example'],
);
