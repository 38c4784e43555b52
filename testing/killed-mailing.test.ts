import { said } from './said.ts';
import { buildPart } from '@ribambelle/tools/build.ts';
import { expect, test } from 'vitest';
import { startMailServer } from './fakes/mail-server.ts';
import { addFamilies } from './many-families.ts';
import { openShop } from './shop.ts';
import { killWorkers, startSupervised, stopSupervised } from './supervised.ts';

const MANY = 400;

test('every process is killed while e-mails are written, and again while they are sent: it continues, and no family gets two', async () => {
  const shop = await openShop();
  const server = await startMailServer();
  // the e-mails of a server in its own process
  await buildPart('mails', () => {});
  const supervisor = await startSupervised(shop, server);
  try {
    const organiser = await shop.make.organiser();
    const circus = await shop.make.activity(organiser);
    const staff = await shop.make.collaborator(organiser, [
      'registrations.read',
      'customer-notifications.create',
      'customer-notifications.read',
    ]);
    const availability = await shop.make.availability(organiser, circus, { days: ['2026-07-06'] });
    await addFamilies(shop, { organiser, availability, count: MANY });
    const both = (text: string) => ({ fr: text, en: text });
    const recipients = {
      on: 'AVAILABILITIES' as const,
      selection: { by: 'CHOSEN' as const, chosen: [availability.cuid] },
    };
    const texts = { subject: both('Pour {enfants}'), content: said(both('<p>{prénom} {nom}</p>')) };
    const { cuid: mailing } = await shop.office('createMailing', { recipients, ...texts }, staff);
    const readMailing = () => shop.office('getMailing', { mailing }, staff);
    const countWritten = async () => {
      const [row] = await shop.sql<{ count: number }>(
        `select count(*)::integer as count from mailing_recipients where state = 'WRITTEN'`,
      );
      return row?.count ?? 0;
    };
    await shop.office('sendMailing', { mailing, as_read: 1, families: MANY }, staff);
    await expect.poll(countWritten, { timeout: 60_000, interval: 2 }).toBeGreaterThan(0);
    await killWorkers(supervisor);
    const first = await countWritten();
    expect(first).toBeLessThan(MANY);
    expect(first % 100).toBe(0);
    expect(await readMailing()).toMatchObject({ state: 'WRITING' });
    await expect
      .poll(async () => (await readMailing()).results.sent, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(20);
    await killWorkers(supervisor);
    expect(await readMailing()).toMatchObject({ state: 'SENDING' });
    expect((await readMailing()).results.sent).toBeLessThan(MANY);
    await expect
      .poll(async () => (await readMailing()).state, { timeout: 180_000, interval: 200 })
      .toBe('SENT');
    const { sent, failed } = (await readMailing()).results;
    // at most the one being handed over: nobody knows whether it left
    expect(failed).toBeLessThanOrEqual(1);
    expect(sent + failed).toBe(MANY);
    const to = server.mails.map((mail) => mail.to);
    expect(new Set(to).size).toBe(to.length);
    expect(to.length).toBeGreaterThanOrEqual(sent);
    const [mail_count] = await shop.sql<{ count: number }>(
      'select count(distinct customer_id)::integer as count from sent_mails',
    );
    expect(mail_count?.count).toBe(MANY);
  } finally {
    await stopSupervised(supervisor);
    await server.kill();
    await shop.close();
  }
}, 300_000);
