import type { Buyer, Wish } from './buyers.ts';
import type { Caller, Reply } from './caller.ts';

export type Strategy = 'DELAYED' | 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT';

/** The registration that a buyer asks for, as the API takes it. */
function registrationOf(buyer: Buyer, wish: Wish) {
  const availability_dates = wish.date_ids.map((date_id) => ({ date_id }));
  return {
    participant_id: buyer.participant_id,
    availability_id: wish.availability_id,
    availability_dates,
  };
}

export function estimate(caller: Caller, buyer: Buyer, wish: Wish): Promise<Reply> {
  return caller.send('POST', '/api/carts/items/estimate', {
    token: buyer.token,
    body: registrationOf(buyer, wish),
  });
}

export function add(caller: Caller, buyer: Buyer, wish: Wish): Promise<Reply> {
  return caller.send('POST', '/api/carts/items', {
    token: buyer.token,
    body: { registrations: [registrationOf(buyer, wish)] },
  });
}

export function checkout(
  caller: Caller,
  buyer: Buyer,
  input: { cart_id: number; strategy: Strategy },
): Promise<Reply> {
  const body = { cart_id: input.cart_id, payment_strategy: input.strategy, terms: true };
  return caller.send('POST', '/api/carts/checkout', { token: buyer.token, body });
}

/** The number in an answer's cart under this name. */
export function numberIn(reply: Reply, pattern: RegExp): number {
  return Number(pattern.exec(reply.body)?.[1] ?? Number.NaN);
}

export const CART_ID = /"cart":\{"id":(\d+)/;
export const ITEM_ID = /"items":\[\{"id":(\d+)/;
/** The error code of a refusal. */
export function codeOf(reply: Reply): string {
  return /"error":"(\w+)"/.exec(reply.body)?.[1] ?? `status ${reply.status}`;
}

export type Step = 'add' | 'checkout' | 'remove';

export function remove(caller: Caller, buyer: Buyer, item_id: number): Promise<Reply> {
  return caller.send('DELETE', `/api/carts/items?item_id=${item_id}`, { token: buyer.token });
}

/** What the buyer does on the sandbox's payment page. */
export function atPaymentPage(
  caller: Caller,
  url: string,
  action: 'pay' | 'refuse' | 'abandon' | 'pay_late',
): Promise<Reply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return caller.send('POST', new URL(url).pathname, { body: `action=${action}`, headers });
}

/** The state of the buyer's cart: OPEN, PAYING, or null when there is none (it was processed). */
export async function cartState(caller: Caller, buyer: Buyer): Promise<string | null> {
  const session = await caller.send('GET', '/api/session', { token: buyer.token });
  const answer: unknown = JSON.parse(session.body === '' ? '{}' : session.body);
  const cart = fieldOf(answer, 'cart');
  return cart === null ? null : String(fieldOf(cart, 'status'));
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value)).get(name) ?? null;
}
