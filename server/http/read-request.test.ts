import { attachCoupon } from '@ribambelle/api/carts/attach-coupon.ts';
import { getCartItemEstimate } from '@ribambelle/api/carts/get-cart-item-estimate.ts';
import { checkoutCart } from '@ribambelle/api/checkout/checkout-cart.ts';
import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { listActivities } from '@ribambelle/api/activities/list-activities.ts';
import { deleteSession } from '@ribambelle/api/session/delete-session.ts';
import { signIn } from '@ribambelle/api/sign-in/sign-in.ts';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal.ts';
import { parseRequest, readQuery } from './read-request.ts';

const read = (endpoint: Endpoint, query: string) => readQuery(new URLSearchParams(query), endpoint);

describe('a query', () => {
  it.each([
    ['commas', 'weekday=1,2', { weekday: [1, 2] }],
    ['commas and blanks', 'weekday=1,%202%20,', { weekday: [1, 2] }],
    ['the name repeated', 'weekday=1&weekday=2,3', { weekday: [1, 2, 3] }],
    ['the name with brackets', 'location[]=aa&location[]=bb', { location: ['aa', 'bb'] }],
    [
      'a name for each group of categories (2 §2)',
      'category-c1=aa,bb&category-c2=cc',
      { category: ['aa', 'bb', 'cc'] },
    ],
  ])('reads a list written with %s', (_, query, expected) => {
    expect(read(listActivities, query)).toEqual(expected);
  });

  it('ignores a name without a value, but keeps texts and lists as they are', () => {
    expect(read(listActivities, 'date=&age=&page_number=&available_only=&after=')).toEqual({});
    expect(read(listActivities, 'search=&id=')).toEqual({ search: '', id: [] });
    // a confirmation that must be typed is wrong when it is empty, not absent
    expect(read(deleteSession, 'confirmation=')).toEqual({ confirmation: '' });
  });

  it('ignores unknown names, and takes the first of a repeated one', () => {
    expect(read(listActivities, 'unknown=1&__proto__=x&age=7&age=8&category=aa')).toEqual({
      age: 7,
      category: ['aa'],
    });
    expect(
      read(getCartItemEstimate, 'category-c1=aa&options[]=1&options[]=2&constructor=3'),
    ).toEqual({ options: [1, 2] });
  });
});

describe('an invalid field', () => {
  const fieldErrors = (endpoint: Endpoint, raw: Record<string, unknown>) => {
    try {
      return parseRequest(endpoint, raw);
    } catch (error) {
      return error instanceof Refusal ? error.fields : error;
    }
  };

  it('is REQUIRED when it is missing, whatever its type', () => {
    expect(fieldErrors(checkoutCart, {})).toEqual({
      cart_id: 'REQUIRED',
      payment_strategy: 'REQUIRED',
      terms: 'REQUIRED',
    });
    expect(fieldErrors(signIn, { email: ' ', password: '' })).toEqual({
      email: 'REQUIRED',
      password: 'REQUIRED',
    });
    expect(fieldErrors(attachCoupon, { cart_id: null, coupon: '  ' })).toEqual({
      cart_id: 'REQUIRED',
      coupon: 'REQUIRED',
    });
  });

  it('has the code of its problem when it is present', () => {
    expect(
      fieldErrors(checkoutCart, { cart_id: '1', payment_strategy: 'CASH', terms: false }),
    ).toEqual({
      cart_id: 'INVALID',
      payment_strategy: 'INVALID',
      terms: 'TERMS_NOT_ACCEPTED',
    });
    expect(fieldErrors(signIn, { email: 'nobody', password: 'x' })).toEqual({
      email: 'INVALID_EMAIL',
    });
  });
});
