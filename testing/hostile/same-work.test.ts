import { hashPassword } from '@ribambelle/server/sign-in/index.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Made } from '../factories/factories.ts';
import { listenToStatements } from '../plans/query-plan.ts';
import { openShop, type Shop } from '../shop.ts';

let shop: Shop;
let organiser: Made;
const listening = listenToStatements();
const KNOWN = 'connue@example.test';
const UNKNOWN = 'personne@example.test';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  const password_hash = await hashPassword('une phrase secrete');
  await shop.make.customer(organiser, { email: KNOWN, password_hash });
  const staff = await shop.make.collaborator(organiser, ['activities.read']);
  await shop.sql('update collaborators set email = $1, password_hash = $2 where id = $3', [
    KNOWN,
    password_hash,
    staff.id,
  ]);
});
afterAll(async () => {
  listening.stop();
  await shop.close();
});

const ASKED = {
  'a family that forgot its password': (email: string) =>
    shop.call('requestPasswordLink', { email, redirect: '/' }),
  'staff who forgot theirs': (email: string) => shop.office('requestCollaboratorLink', { email }),
  'a family that signs in with a wrong password': (email: string) =>
    shop.call('signIn', { email, password: 'autre' }),
  'staff who sign in with a wrong password': (email: string) =>
    shop.office('signInCollaborator', { email, password: 'autre' }),
};

/**
 * Returns the statements of a call, in order; the two ways to end a savepoint count as the same.
 */
async function workOf(ask: () => Promise<unknown>): Promise<readonly string[]> {
  listening.take();
  const answer = await ask().catch(({ code }: { code: string }) => code);
  expect(answer).not.toBe('UNKNOWN_ERROR');
  return listening
    .take()
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .map((text) => text.replace(/^(rollback to|release) savepoint/, 'end of savepoint'))
    .filter((text) => !text.includes('from "organisers"'));
}

test.each(Object.entries(ASKED))(
  '%s runs the same statements for a known and an unknown address',
  async (_, ask) => {
    // values that are read once and kept
    await ask(UNKNOWN).catch(() => undefined);
    const unknown = await workOf(() => ask(UNKNOWN));
    expect(unknown.length).toBeGreaterThan(1);
    expect(await workOf(() => ask(KNOWN))).toEqual(unknown);
  },
);

test('an unknown address is not stored, and gets no e-mail', async () => {
  await shop.sql('delete from graphile_worker._private_jobs');
  await shop.sql('delete from security_events');
  await shop.office('requestCollaboratorLink', { email: UNKNOWN });
  await shop.office('signInCollaborator', { email: UNKNOWN, password: 'x' }).catch(() => undefined);
  expect(await shop.sql('select from security_events')).toEqual([]);
  expect(await shop.sql('select from graphile_worker._private_jobs')).toEqual([]);
  await shop.office('requestCollaboratorLink', { email: KNOWN });
  expect(await shop.sql('select from security_events')).toHaveLength(1);
  expect(await shop.sql('select from graphile_worker._private_jobs')).toHaveLength(1);
});
