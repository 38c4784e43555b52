import fc from 'fast-check';
import type { Made, MadeCustomer } from '../factories/factories.ts';
import type { Group, World } from './house.ts';

/**
 * The next act, with numbers that choose its records: an impossible act is refused, and changes
 * nothing.
 */
export interface Step {
  readonly which: number;
  readonly other: number;
  readonly amount: number;
  readonly kept: boolean;
  /** The number of minutes before it. */
  readonly minutes: number;
}

export type Act = (world: World, step: Step) => Promise<unknown>;

/** Returns random histories of 12 to 30 of these acts. */
export function historiesOf<Name extends string>(names: readonly Name[]) {
  return fc.array(
    fc.record({
      act: fc.constantFrom(...names),
      which: fc.nat(59),
      other: fc.nat(59),
      amount: fc.integer({ min: 1, max: 12_000 }),
      kept: fc.boolean(),
      minutes: fc.oneof(fc.constant(1), fc.nat(20), fc.nat(2_000)),
    }),
    { minLength: 12, maxLength: 30 },
  );
}

/** Returns the item at a number, counted round. Throws NothingThere when there is none. */
export function pick<Item>(items: readonly Item[], which: number): Item {
  const item = items[which % Math.max(1, items.length)];
  if (item === undefined) throw new NothingThere();
  return item;
}

/** Thrown when there is no such record yet: the act is skipped. */
export class NothingThere extends Error {}

export const familyOf = ({ families }: World, which: number): MadeCustomer => pick(families, which);
export const groupOf = ({ groups }: World, which: number): Group => pick(groups, which);

/** Returns the present children of a family, by name, because ids are random. */
export const childrenOf = async ({ shop }: World, family: Made): Promise<Made[]> =>
  (
    await shop.sql<{ id: string; cuid: string }>(
      'select id, cuid from participants where customer_id = $1 order by firstname',
      [family.id],
    )
  ).map(({ id, cuid }) => ({ id: Number(id), cuid }));

/** Returns some of the dates of a group: the first, all, or all but the first. */
export function datesOf({ dates }: Group, which: number): number[] {
  const ids = dates.map(({ id }) => id);
  if (which % 3 === 0) return ids;
  return which % 3 === 1 ? ids.slice(0, 1) : ids.slice(1);
}

/** Returns its option, when it is taken. */
export const optionsOf = ({ option_prices }: Group, with_options: boolean) =>
  with_options ? option_prices.map(({ id }) => ({ price_id: id })) : [];

interface Registered extends Made {
  readonly customer_id: number;
  readonly availability_id: number;
}

/**
 * Returns the registrations that the families of this history ordered; the cancelled ones, the
 * others, or all.
 */
export const registrationsOf = async (
  { shop, families }: World,
  cancelled: boolean | null = null,
): Promise<Registered[]> =>
  (
    await shop.sql<Record<'id' | 'cuid' | 'customer_id' | 'availability_id', string>>(
      `select r.id, r.cuid, r.customer_id, r.availability_id from registrations r join participants p on p.id = r.participant_id
       where r.customer_id = any($1::bigint[]) and coalesce((r.cancelled_at is not null) = $2, true)
       order by r.created_at, p.firstname, r.reference`,
      [families.map(({ id }) => id), cancelled],
    )
  ).map(({ id, cuid, customer_id, availability_id }) => ({
    id: Number(id),
    cuid,
    customer_id: Number(customer_id),
    availability_id: Number(availability_id),
  }));

/**
 * Returns the group of a registration for a new choice; sometimes another one, whose dates it
 * cannot have.
 */
export function groupOfRegistration(
  { groups }: World,
  { availability_id }: Registered,
  which: number,
): Group {
  const group_now = groups.find(({ id }) => id === availability_id);
  return which % 5 === 0 || group_now === undefined ? pick(groups, which) : group_now;
}

/**
 * Returns an amount, at most that in the wallet of a family. Throws NothingThere when the wallet is
 * empty.
 */
export async function walletOf({ shop }: World, { id }: Made, amount: number): Promise<number> {
  const [row] = await shop.sql<{ wallet_amount: number }>(
    'select wallet_amount from customers where id = $1',
    [id],
  );
  if (row === undefined || row.wallet_amount <= 0) throw new NothingThere();
  return Math.min(amount, row.wallet_amount);
}

/** Returns the cuid of a payment of the families of this history. */
export async function paymentOf(world: World, which: number, by_hand: boolean): Promise<string> {
  const { shop, families } = world;
  const rows = await shop.sql<{ cuid: string }>(
    `select cuid from payments where customer_id = any($1::bigint[])
       and (not $2 or created_by is not null and method <> 'WALLET') order by created_at desc, amount`,
    [families.map(({ id }) => id), by_hand],
  );
  return pick(rows, which).cuid;
}
