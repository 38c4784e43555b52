import { addDays, instantAt, type WallTime } from '@ribambelle/domain/base/days.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import type { Amount } from '@ribambelle/domain/base/money.ts';
import type { Customer } from './people.ts';
import { addReceivableRows } from './receivables.ts';
import type { DemoResource } from './resources.ts';
import { type Shop, ZONE } from './shop.ts';
import { payAtTheDesk } from './sold-vouchers.ts';
import { newReference, type Till } from './till.ts';

/**
 * The bookings made by staff: the resource, the days ahead, the start, the length, and whether it
 * is paid.
 */
const BOOKED: readonly {
  readonly resource: number;
  readonly in_days: number;
  readonly starts: WallTime;
  readonly length: number;
  readonly paid: boolean;
}[] = [
  { resource: 0, in_days: 0, starts: '19:00', length: 0, paid: true },
  { resource: 0, in_days: 1, starts: '10:00', length: 0, paid: true },
  { resource: 0, in_days: 1, starts: '18:00', length: 1, paid: false },
  { resource: 1, in_days: 1, starts: '14:00', length: 1, paid: false },
  { resource: 1, in_days: 2, starts: '10:30', length: 0, paid: true },
  { resource: 3, in_days: 5, starts: '17:00', length: 1, paid: false },
];

/** The second court is closed for an afternoon and, later, for three whole days. */
const BLOCKED = [
  { reason: 'Filet à réparer', in_days: 2, days: 1, opens: '13:00', closes: '17:00' },
  { reason: 'Tournoi du quartier', in_days: 12, days: 3, opens: null, closes: null },
] as const;

/**
 * Adds bookings that staff made for some families, and blocked times of resources; returns the
 * booked times by resource.
 */
export function addResourceBookings(
  shop: Shop,
  input: { resources: readonly DemoResource[]; families: readonly Customer[]; till: Till },
): readonly { readonly resource_id: number; readonly start_at: string; readonly end_at: string }[] {
  const { resources, families, till } = input;
  const booked = [];
  for (const [index, { resource: at, in_days, starts, length, paid }] of BOOKED.entries()) {
    const resource = resources[at];
    const price = resource?.prices[length];
    const family = families[index * 3];
    if (resource === undefined || price === undefined || family === undefined) continue;
    const day = addDays(shop.today, in_days);
    const start_at = instantAt({ day, wall_time: starts, zone: ZONE });
    const end_at = addMinutes(start_at, price.minutes);
    const { amount } = price;
    book(shop, { resource, family, till, start_at, end_at, amount, paid });
    booked.push({ resource_id: resource.id, start_at, end_at });
  }
  const [, second] = resources;
  if (second !== undefined) for (const one of BLOCKED) block(shop, { resource: second, one, till });
  return booked;
}

interface Booked {
  readonly resource: DemoResource;
  readonly family: Customer;
  readonly till: Till;
  readonly start_at: string;
  readonly end_at: string;
  readonly amount: Amount;
  readonly paid: boolean;
}

function book(shop: Shop, booked: Booked): void {
  const { resource, family, till, start_at, end_at, amount, paid } = booked;
  const { organiser_id, random, batch, now } = shop;
  const at = addMinutes(now, -60 * 20);
  const created_by = till.staff[0]?.id ?? null;
  const id = random.id();
  const cart_id = random.id();
  const receivable_id = random.id();
  batch.add('carts', {
    organiser_id,
    customer_id: family.id,
    id: cart_id,
    cuid: random.cuid(),
    status: 'PROCESSED',
    reference: newReference(shop, till),
    payment_strategy: 'DELAYED',
    terms_accepted_at: null,
    terms_version: null,
    created_at: at,
    processed_at: at,
  });
  addReceivableRows(shop, {
    id: receivable_id,
    customer_id: family.id,
    cart_id,
    kind: 'BOOKING',
    accessory: false,
    sale_amount: amount,
    deposit_amount: 0,
    paid_amount: paid ? amount : 0,
    due_at: null,
    created_by,
    created_at: at,
    cancelled_at: null,
  });
  if (paid) payAtTheDesk(shop, { buyer: family, receivable_id, amount, at });
  const time = { organiser_id, resource_id: resource.id, start_at, end_at };
  batch.add('bookings', {
    ...time,
    id,
    cuid: random.cuid(),
    customer_id: family.id,
    cart_id,
    created_by,
    created_at: at,
  });
  batch.add('booking_dates', { ...time, id: random.id(), booking_id: id });
  batch.add('booking_participations', {
    organiser_id,
    id: random.id(),
    cuid: random.cuid(),
    booking_id: id,
    participant_id: family.participants[0]?.id ?? 0,
    position: 0,
    receivable_id,
  });
}

function block(
  { organiser_id, random, batch, today, now }: Shop,
  { resource, one, till }: { resource: DemoResource; one: (typeof BLOCKED)[number]; till: Till },
): void {
  const { reason, in_days, days, opens, closes } = one;
  const first_day = addDays(today, in_days);
  const last_day = addDays(today, in_days + days - 1);
  const start_at = instantAt({ day: first_day, wall_time: opens ?? '00:00', zone: ZONE });
  const end_at =
    closes === null
      ? instantAt({ day: addDays(last_day, 1), wall_time: '00:00', zone: ZONE })
      : instantAt({ day: last_day, wall_time: closes, zone: ZONE });
  const id = random.id();
  batch.add('resource_blocks', {
    organiser_id,
    id,
    cuid: random.cuid(),
    reason,
    first_day,
    last_day,
    opens,
    closes,
    start_at,
    end_at,
    created_by: till.staff[0]?.id ?? null,
    created_at: now,
  });
  batch.add('resource_block_times', {
    organiser_id,
    id: random.id(),
    block_id: id,
    resource_id: resource.id,
    start_at,
    end_at,
  });
}
