import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { workingServerOf } from '@ribambelle/testing/working-server.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Runs the waiting jobs and returns the e-mails about sharing. */
async function mails() {
  const server = await workingServerOf(shop);
  await expect
    .poll(() => shop.sql('select from graphile_worker._private_jobs where attempts < max_attempts'))
    .toEqual([]);
  await server.stop();
  return shop.sql<{ recipient: string; subject: string; text: string }>(
    `select recipient, subject, text from sent_mails where kind = 'participant.shared' order by recipient`,
  );
}

test('a child is shared only with a recent password, and each of its families is told how to object', async () => {
  const organiser = await shop.make.organiser({ phone: '02 555 12 34' });
  const staff = await shop.make.collaborator(organiser, [
    'participants.read',
    'participants.update',
  ]);
  const mother = await shop.make.customer(organiser, { email: 'a-mother@example.test' });
  const family = (firstname: string, email: string) =>
    shop.make.customer(organiser, { firstname, lastname: 'Peeters', email });
  const father = await family('Jan', 'b-father@example.test');
  const granny = await family('Mia', 'c-granny@example.test');
  const stranger = await family('Tom', 'd-stranger@example.test');
  const participant = mother.participant.cuid;
  const share = async (customer: string) => {
    const { version } = await shop.office('getOfficeParticipant', { participant }, staff);
    const request = { participant, participant_version: version };
    await shop.office('addHousehold', { ...request, customer }, staff);
  };
  await shop.sql(`update sessions set password_at = $1`, ['2026-01-05T07:45:00.000Z']);
  await expect(share(father.cuid)).rejects.toMatchObject({ code: 'PASSWORD_REQUIRED' });
  expect(await mails()).toEqual([]);
  await shop.sql(`update sessions set password_at = $1`, [shop.clock.now()]);
  await share(father.cuid);
  const [first, second, ...more] = await mails();
  expect(more).toEqual([]);
  expect(first?.recipient).toBe('a-mother@example.test');
  expect(first?.text).toContain('au compte de Jan Peeters');
  expect(first?.text).toMatch(/répondez à cet e-mail ou appelez le 02\s555/i);
  expect(second?.recipient).toBe('b-father@example.test');
  expect(second?.text).toContain('reste aussi dans le compte d’Anne Dubois');
  await share(granny.cuid);
  await share(stranger.cuid);
  // undone before anybody was told: a family that no longer has the child reads nothing
  const { version } = await shop.office('getOfficeParticipant', { participant }, staff);
  const secondRequest = { participant, participant_version: version };
  await shop.office('removeHousehold', { ...secondRequest, customer: stranger.cuid }, staff);
  const recipients = (await mails()).map(({ recipient }) => recipient);
  expect(recipients).toEqual([
    'a-mother@example.test',
    'a-mother@example.test',
    'b-father@example.test',
    'b-father@example.test',
    'c-granny@example.test',
  ]);
});
