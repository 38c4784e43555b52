import { buildPart } from '@ribambelle/tools/build.ts';
import { expect, test } from 'vitest';
import { startMailServer } from './fakes/mail-server.ts';
import { addFamilies } from './many-families.ts';
import { openShop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';

const MANY = 120;

test('every process is killed while notifications leave: each family gets its one e-mail', async () => {
  const shop = await openShop();
  const server = await startMailServer();
  // the e-mails of a server in its own process
  await buildPart('mails', () => {});
  const supervisor = await startSupervised(shop, server);
  try {
    const organiser = await shop.make.organiser();
    const circus = await shop.make.activity(organiser);
    const staff = await shop.make.collaborator(organiser, ['notifications.trigger']);
    const availability = await shop.make.availability(organiser, circus, { days: ['2099-07-06'] });
    await addFamilies(shop, { organiser, availability, count: MANY });
    const { id, cuid: notification_definition } = await shop.make.notificationDefinition(
      organiser,
      {
        trigger: 'manual',
        delay: 0,
        delay_type: 'AFTER_TRIGGER',
      },
    );
    const chosen = await shop.sql<{ cuid: string }>(
      'select cuid from registrations where availability_id = $1',
      [availability.id],
    );
    const registrations = chosen.map(({ cuid }) => cuid);
    const count = async (which: string) => {
      const [row] = await shop.sql<{ count: number }>(
        `select count(*)::integer as count from notification_deliveries where definition_id = $1 and ${which}`,
        [id],
      );
      return row?.count ?? 0;
    };
    await shop.office('triggerNotification', { notification_definition, registrations }, staff);
    for (const some of [10, 60]) {
      await expect
        .poll(() => count(`state = 'SENT'`), { timeout: 60_000, interval: 5 })
        .toBeGreaterThan(some);
      await killWorkers(supervisor);
    }
    await expect.poll(() => count(`state <> 'WAITING'`), { timeout: 120_000 }).toBe(MANY);
    expect(await count(`state = 'SENT'`)).toBe(MANY);
    const unsent = async () =>
      shop.sql(`select from sent_mails where kind = 'manual' and state <> 'SENT'`);
    await expect.poll(unsent, { timeout: 120_000 }).toEqual([]);
    const [mails] = await shop.sql<{ mails: number; families: number }>(
      `select count(*)::integer as mails, count(distinct customer_id)::integer as families from sent_mails where kind = 'manual'`,
    );
    expect(mails).toEqual({ mails: MANY, families: MANY });
    expect(new Set(server.mails.map((mail) => mail.to)).size).toBe(MANY);
  } finally {
    await stopSupervised(supervisor);
    await server.kill();
    await shop.close();
  }
}, 300_000);
