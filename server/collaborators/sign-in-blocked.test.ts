import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let anne: MadeCustomer;

beforeEach(async () => {
  shop = await openShop({ limits: true });
  organiser = await shop.make.organiser();
  anne = await shop.make.customer(organiser);
});
afterEach(() => shop.close());

const blockedEvents = () =>
  shop.sql(
    `select organiser_id::float8, actor_kind, actor_id::float8, actor_name, address from security_events
     where type = 'sign-in.blocked' order by organiser_id`,
  );
const emailOf = async (table: 'customers' | 'collaborators') =>
  (
    await shop.sql<{ email: string }>(
      `select email from ${table} where organiser_id = $1 order by id limit 1`,
      [organiser.id],
    )
  )[0]?.email ?? '';
/** Tries ten wrong passwords; the ninth and the tenth are refused. */
async function guess(name: 'signIn' | 'signInCollaborator', email: string): Promise<void> {
  const credentials = { email, password: 'not the password' };
  const codes: unknown[] = [];
  for (let tries = 0; tries < 10; tries += 1)
    await (name === 'signIn' ? shop.call(name, credentials) : shop.office(name, credentials)).catch(
      (error: unknown) => codes.push(Object(error).code),
    );
  expect(codes.slice(8)).toEqual(['TOO_MANY_TRIES', 'TOO_MANY_TRIES']);
}

test('429 guessing a customer’s password too often is one event of a visitor about the account, without its name', async () => {
  await guess('signIn', await emailOf('customers'));
  expect(await blockedEvents()).toEqual([
    {
      organiser_id: organiser.id,
      actor_kind: 'VISITOR',
      actor_id: anne.id,
      actor_name: '',
      address: expect.stringMatching(/127\.0\.0\.1/),
    },
  ]);
  shop.clock.set('2026-01-05T08:15:00.000Z');
  await guess('signIn', 'nobody@example.test');
  expect(await blockedEvents()).toMatchObject([
    {},
    { actor_id: null, actor_name: 'nobody@example.test' },
  ]);
});

test('429 for a collaborator is recorded at each organiser that knows the address, and nowhere for an unknown address', async () => {
  const other = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  await shop.make.collaborator(organiser, []);
  await shop.make.collaborator(other, []);
  await shop.sql("update collaborators set email = 'sophie@example.test'");
  await guess('signInCollaborator', 'sophie@example.test');
  const events = await blockedEvents();
  expect(events.map(({ organiser_id }) => Number(organiser_id))).toEqual(
    [organiser.id, other.id].toSorted((one, another) => one - another),
  );
  expect(events).toMatchObject([
    { actor_name: 'sophie@example.test' },
    { actor_name: 'sophie@example.test' },
  ]);
  await guess('signInCollaborator', 'nobody@example.test');
  expect(await blockedEvents()).toHaveLength(2);
});

test('429 for any other limit is no event', async () => {
  const ask = () => shop.call('requestPasswordLink', { email: 'a@example.test' });
  for (let tries = 0; tries < 4; tries += 1) await ask();
  await expect(ask()).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' });
  expect(await blockedEvents()).toEqual([]);
});
