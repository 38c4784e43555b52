import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { customerCart } from './belonging-shapes.ts';

/** Lists the carts and orders of a family, the newest first. Refuses CUSTOMER_NOT_FOUND. */
export const listCustomerCarts = endpoint({
  method: 'GET',
  path: '/api/back-office/customers/{customer}/carts',
  who: 'customer-carts.read',
  summary: 'Lists the carts and orders of a family.',
  request: z.object({ ...paging, customer: cuid }),
  answer: list(customerCart),
  errors: ['CUSTOMER_NOT_FOUND'],
});
