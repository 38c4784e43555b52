import { DEMO_TERMS } from '@ribambelle/tools/demo/terms.ts';
import type { Buyer, Wish } from './buyers.ts';
import type { Caller, Reply } from './caller.ts';

export type Strategy = 'DELAYED' | 'IMMEDIATE' | 'IMMEDIATE_DEPOSIT';

/** Returns the registration that a buyer wants, as the API takes it. */
function registrationOf(buyer: Buyer, wish: Wish) {
  const availability_dates = wish.date_ids.map((date_id) => ({ date_id }));
  return {
    participant_id: buyer.participant_id,
    availability_id: wish.availability_id,
    availability_dates,
  };
}

export function estimate(
  caller: Caller,
  { buyer, wish }: { readonly buyer: Buyer; readonly wish: Wish },
): Promise<Reply> {
  return caller.send({
    method: 'POST',
    path: '/api/carts/items/estimate',
    token: buyer.token,
    body: registrationOf(buyer, wish),
  });
}

export function add(
  caller: Caller,
  { buyer, wish }: { readonly buyer: Buyer; readonly wish: Wish },
): Promise<Reply> {
  return send(caller, { ...buyer, body: { registrations: [registrationOf(buyer, wish)] } });
}

/** Adds anything to the cart. */
export function send(
  caller: Caller,
  { token, body }: Buyer & { readonly body: object },
): Promise<Reply> {
  return caller.send({ method: 'POST', path: '/api/carts/items', token, body });
}

export function joinLine(
  caller: Caller,
  { buyer, availability_id }: { readonly buyer: Buyer; readonly availability_id: number },
): Promise<Reply> {
  const { token, participant_id } = buyer;
  const body = { availability_id, participant_id };
  return caller.send({ method: 'POST', path: '/api/registrations/waiting-list', token, body });
}

export function cancel(
  caller: Caller,
  { token, registration_id }: Buyer & { readonly registration_id: number },
): Promise<Reply> {
  const body = { registration_id, message: 'Malade' };
  return caller.send({ method: 'POST', path: '/api/registrations/cancel', token, body });
}

/** Declines an offered place, which goes to the next. */
export function decline(
  caller: Caller,
  { token, entry_id }: Buyer & { readonly entry_id: number },
): Promise<Reply> {
  const path = `/api/registrations/waiting-list/offer?waiting_list_entry_id=${entry_id}`;
  return caller.send({ method: 'DELETE', path, token });
}

/**
 * Returns the entry of a buyer's only waiting list for which a place is kept now; null for none.
 */
export async function offerOf(caller: Caller, { token }: Buyer): Promise<number | null> {
  const { body } = await caller.send({ method: 'GET', path: '/api/account/waiting-list', token });
  return body.includes('"offer":{') ? Number(/"data":\[\{"id":(\d+)/.exec(body)?.[1]) : null;
}

export function checkout(
  caller: Caller,
  input: { readonly buyer: Buyer; cart_id: number; strategy: Strategy; accepted?: object },
): Promise<Reply> {
  const { buyer, accepted = { terms: true, terms_version: DEMO_TERMS } } = input;
  const body = { cart_id: input.cart_id, payment_strategy: input.strategy, ...accepted };
  return caller.send({ method: 'POST', path: '/api/carts/checkout', token: buyer.token, body });
}

/** Returns the number that a pattern finds in an answer. */
export function numberIn(reply: Reply, pattern: RegExp): number {
  return Number(pattern.exec(reply.body)?.[1] ?? Number.NaN);
}

export const CART_ID = /"cart":\{"id":(\d+)/;
export const ITEM_ID = /"items":\[\{"id":(\d+)/;
/** Returns the error code of a refusal. */
export function codeOf(reply: Reply): string {
  return /"error":"(\w+)"/.exec(reply.body)?.[1] ?? `status ${reply.status}`;
}

export type Step = 'add' | 'checkout' | 'remove' | 'cancel' | 'decline';

export function remove(
  caller: Caller,
  { buyer, item_id }: { readonly buyer: Buyer; readonly item_id: number },
): Promise<Reply> {
  return caller.send({
    method: 'DELETE',
    path: `/api/carts/items?item_id=${item_id}`,
    token: buyer.token,
  });
}

/** Acts for the buyer on the sandbox's payment page. */
export function atPaymentPage(
  caller: Caller,
  {
    url,
    action,
  }: { readonly url: string; readonly action: 'pay' | 'refuse' | 'abandon' | 'pay_late' },
): Promise<Reply> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return caller.send({
    method: 'POST',
    path: new URL(url).pathname,
    body: `action=${action}`,
    headers,
  });
}

/**
 * Returns the state of the buyer's cart: OPEN, PAYING, or null when there is none (it was
 * processed).
 */
export async function cartState(caller: Caller, buyer: Buyer): Promise<string | null> {
  const session = await caller.send({ method: 'GET', path: '/api/session', token: buyer.token });
  const answer: unknown = JSON.parse(session.body === '' ? '{}' : session.body);
  const cart = fieldOf(answer, 'cart');
  return cart === null ? null : String(fieldOf(cart, 'status'));
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return null;
  return new Map(Object.entries(value)).get(name) ?? null;
}

/**
 * Makes a whole purchase by a signed-in buyer: estimate, add, check out by transfer, accepting the
 * demo's terms or what is given instead. A refusal is an error of the benchmark.
 */
export async function purchase(
  caller: Caller,
  {
    buyer,
    wish,
    accepted,
  }: { readonly buyer: Buyer; readonly wish: Wish; readonly accepted?: object },
): Promise<void> {
  const estimated = await estimate(caller, { buyer, wish });
  if (estimated.status !== 200) throw new Error(`An estimate was refused: ${codeOf(estimated)}`);
  const item = await add(caller, { buyer, wish });
  if (item.status !== 200) throw new Error(`An item was refused: ${codeOf(item)}`);
  const order = await checkout(caller, {
    buyer,
    cart_id: numberIn(item, CART_ID),
    strategy: 'DELAYED',
    ...(accepted && { accepted }),
  });
  if (order.status !== 200) throw new Error(`A checkout was refused: ${codeOf(order)}`);
}

/** Families that buy one after the other, something different each time. */
export interface Shoppers {
  /** Returns the purchases a second while all of them buy. */
  shopFor(seconds: number, buy: (buyer: Buyer, wish: Wish) => Promise<void>): Promise<number>;
}

/**
 * Makes clients, each of which buys for one family after another, as in the minute of an opening: a
 * family already has a few registrations, not hundreds. Keeps the purchases of each from one time
 * to the next, since nobody can be registered twice for the same.
 */
export function shoppersOf(input: {
  families: readonly Buyer[];
  wishes: readonly Wish[];
  clients: number;
}): Shoppers {
  const { families, wishes, clients } = input;
  const turns = Array.from({ length: clients }, () => 0);
  const next = (client: number) => {
    const turn = turns[client] ?? 0;
    turns[client] = turn + 1;
    const familiesOfClient = Math.ceil((families.length - client) / clients);
    const index = client + clients * (turn % familiesOfClient);
    const round = Math.floor(turn / familiesOfClient);
    const family = families[index];
    const wish = wishes[(index + round * 7) % wishes.length];
    const participant_id = family?.participant_ids[Math.floor(round / wishes.length)];
    if (!family || !wish || participant_id === undefined)
      throw new Error('There is nothing to buy, or nobody to buy it for');
    return { buyer: { ...family, participant_id }, wish };
  };
  return {
    shopFor: async (seconds, buy) => {
      const start = performance.now();
      const end = start + seconds * 1000;
      let purchases = 0;
      await Promise.all(
        turns.map(async (_, client) => {
          while (performance.now() < end) {
            const { buyer, wish } = next(client);
            await buy(buyer, wish);
            purchases += 1;
          }
        }),
      );
      return purchases / ((performance.now() - start) / 1000);
    },
  };
}
