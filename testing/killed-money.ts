import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { checkInvariants } from '@ribambelle/tools/demo/invariants.ts';
import pg from 'pg';
import { expect } from 'vitest';
import type { MadeAvailability } from './factories/catalogue.ts';
import type { Made } from './factories/factories.ts';
import type { Caller, Shop } from './shop.ts';

/** The permissions needed to register a family that pays at once, and to give the money back. */
export const RIGHTS_OF_MONEY: readonly Permission[] = [
  'registrations.create',
  'registrations.read',
  'payments.create',
  'payments.refund',
];

/**
 * Registers a new family for all dates, and pays a hundred euros in cash. Returns the cuid of the
 * registration.
 */
export async function registerPaid(
  shop: Shop,
  sale: { organiser: Made; staff: Caller; camp: MadeAvailability },
): Promise<string> {
  const { organiser, staff, camp } = sale;
  const family = await shop.make.customer(organiser);
  const whom = { customer: family.cuid, participant: family.participant.cuid };
  const { cuid } = await shop.office(
    'registerByStaff',
    {
      ...whom,
      availability: camp.cuid,
      date_ids: camp.dates.map(({ id }) => id),
      received: { amount: 10_000, method: 'CASH' },
    },
    staff,
  );
  return cuid;
}

/** Expects the raw rows of a shop to be consistent. */
export async function expectSound(shop: Shop): Promise<void> {
  const books = new pg.Client({ connectionString: shop.databaseUrl });
  await books.connect();
  const violations = (await checkInvariants(books)).filter((one) => !one.includes('weekdays'));
  await books.end();
  expect(violations).toEqual([]);
}
