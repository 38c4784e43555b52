import { z } from 'zod';
import { cart } from '../carts/shapes.ts';
import { customer } from '../customers/shapes.ts';
import { endpoint } from '../endpoint.ts';
import { participant } from '../participants/shapes.ts';
import { account } from './shapes.ts';

/**
 * Returns the signed-in customer, with participants, current cart and account; nulls and nothing
 * for a visitor. Called on every page.
 */
export const getSession = endpoint({
  method: 'GET',
  path: '/api/session',
  who: 'visitor',
  summary: 'Tells who is signed in, with their participants, cart and account.',
  request: z.object({}),
  answer: z.object({
    customer: customer.nullable(),
    participants: z.array(participant),
    cart: cart.nullable(),
    account: account.nullable(),
    /** The name of the collaborator who is there as this customer; null for the customer. */
    acting: z.string().nullable(),
  }),
  errors: [],
});
