import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import type pg from 'pg';
import type { Made } from '../factories/factories.ts';
import type { Caller, Shop } from '../shop.ts';
import { type listenToStatements, type Statement, tablesReadWholeByAct } from './query-plan.ts';

/**
 * Returns the statements of a purchase by transfer (estimate, add, checkout, result), of a mark at
 * the door, of its payment recorded and voided by the desk, and of its cancellation, including
 * `begin` and the like.
 */
export async function statementsOfPurchase(
  shop: Shop,
  input: { organiser: Made; statements: ReturnType<typeof listenToStatements> },
): Promise<readonly (Statement & { readonly organiser_id: number })[]> {
  const { organiser, statements } = input;
  const buyer = await shop.make.customer(organiser);
  const camp = await shop.make.availability(organiser, await shop.make.activity(organiser));
  const registration = {
    participant_id: buyer.participant.id,
    availability_id: camp.id,
    availability_dates: camp.dates.map(({ id }) => ({ date_id: id })),
  };
  const staff = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  await shop.sql('update organisers set maximum_unpaid_places = 12 where id = $1', [organiser.id]);
  statements.take();
  await shop.call('estimateCartItem', registration, buyer);
  const { cart } = await shop.call('addCartItems', { registrations: [registration] }, buyer);
  const order = await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const success = await shop.call('getCheckoutSuccess', { cart: order.cart.cuid }, buyer);
  const [bought_registration] = success.registrations;
  await atTheDesk(shop, {
    staff,
    buyer,
    registration: bought_registration?.cuid ?? '',
    date_id: camp.dates[0]?.id ?? 0,
  });
  await shop.call(
    'cancelRegistration',
    { registration_id: bought_registration?.id ?? 0, message: 'Malade' },
    buyer,
  );
  return statements.take().map((one) => ({ ...one, organiser_id: organiser.id }));
}

async function atTheDesk(
  shop: Shop,
  of: { staff: Caller; buyer: Made; registration: string; date_id: number },
): Promise<void> {
  const { staff, registration, date_id } = of;
  const at = shop.clock.now();
  await shop.office(
    'registerAttendances',
    { marks: [{ mark: 'mark-1', registration, date_id, kind: 'ARRIVED', at, made_at: at }] },
    staff,
  );
  const customer = of.buyer.cuid;
  const payment = await shop.office('recordPayment', { customer, amount: 1_000 }, staff);
  await shop.office('voidPayment', { payment: payment.cuid, reason: 'Deux fois' }, staff);
}

/** Returns a sentence for each growing table that one of the statements reads whole. */
export async function readWhole(
  client: pg.Client,
  input: {
    sent: readonly (Statement & { readonly organiser_id: number })[];
    grows: (table: string) => boolean;
  },
): Promise<string[]> {
  const { sent, grows } = input;
  const sentences: string[] = [];
  for (const statement of sent.filter(({ text }) =>
    /^\s*(with|select|insert|update|delete)\b/.test(text),
  ))
    for (const table of await tablesReadWholeByAct(client, statement))
      if (grows(table)) sentences.push(`${table} is read whole by ${statement.text}`);
  return sentences;
}
