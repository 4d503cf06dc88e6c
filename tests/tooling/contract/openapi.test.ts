import { describe, expect, it } from 'vitest';

import { OpenApi, type OpenApiDocument } from '../../../scripts/lib/contract/openapi';

const body = (schema: object) => ({
  requestBody: { content: { 'application/json': { schema } } },
});

const document: OpenApiDocument = {
  paths: {
    '/V1/guest-carts/{cartId}/billing-address': {
      get: {},
      post: body({
        type: 'object',
        required: ['address'],
        properties: {
          address: { $ref: '#/components/schemas/address' },
          paymentMethod: { $ref: '#/components/schemas/payment' },
        },
      }),
    },
  },
  components: {
    schemas: {
      address: {
        type: 'object',
        required: ['city', 'email'],
        properties: {
          city: { type: 'string' },
          region_id: { type: 'integer' },
          street: { type: 'array', items: { type: 'string' } },
        },
      },
      payment: {
        type: 'object',
        properties: { additional_data: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
};

const openApi = new OpenApi([document]);
const post = (sent: unknown) =>
  openApi.problemOf({ method: 'POST', path: '/V1/guest-carts/abc/billing-address', body: sent });

describe('a request held against the server’s documents', () => {
  it('passes with names in either case, nulls and the cart’s id', () => {
    expect(post({ address: { city: 'Rome', regionId: '12', street: ['a'] } })).toBeNull();
    expect(post({ cartId: 'abc', address: { city: null, region_id: 12 } })).toBeNull();
    expect(post({ address: {}, paymentMethod: { additional_data: { hash: 'x' } } })).toBeNull();
  });

  it('fails without a root parameter', () => {
    expect(post({})).toMatch(/address/);
  });

  it('fails with a field that the server refuses', () => {
    expect(post({ address: { town: 'Rome' } })).toMatch(/additional properties/);
    expect(post({ address: {}, note: 'x' })).toMatch(/additional properties/);
  });

  it('fails with a value of another kind', () => {
    expect(post({ address: { street: 'a' } })).toMatch(/street must be array/);
    expect(post({ address: { regionId: 'CA' } })).toMatch(/region_id must be integer/);
  });

  it('fails where the server has no such resource or method', () => {
    expect(openApi.problemOf({ method: 'GET', path: '/V1/nothing', body: null })).toMatch(/no GET/);
    expect(
      openApi.problemOf({ method: 'PUT', path: '/V1/guest-carts/a/billing-address', body: null }),
    ).toMatch(/no PUT/);
  });
});
