import type { Ask } from '@ribambelle/api/client.ts';
import type { Made, MadeCustomer } from './factories/factories.ts';
import { openShop, type Shop } from './shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { workingServerOf } from './working-server.ts';

let shop: Shop;
let organiser: Made;
let court: Made;
let hall: Made;
let staff: { token: string };
let buyer: MadeCustomer;

const NOW = '2026-01-05T08:00:00.000Z';

beforeAll(async () => {
  shop = await openShop();
  organiser = await shop.make.organiser();
  staff = await shop.make.collaborator(organiser, [
    'bookings.create',
    'bookings.read',
    'bookings.update',
    'bookings.delete',
    'collaborator-logs.read',
  ]);
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.clock.set(NOW);
  const configuration = await shop.make.bookingConfiguration(organiser, {
    granularity_minutes: 30,
    prices: JSON.stringify([
      { duration: 3_600, amount: 1_800 },
      { duration: 5_400, amount: 2_500 },
    ]),
  });
  court = await shop.make.resource(organiser, configuration, {
    name: JSON.stringify({ fr: 'Court 1', en: 'Court 1' }),
  });
  hall = await shop.make.resource(organiser, configuration, {
    name: JSON.stringify({ fr: 'Salle bleue', en: 'Blue room' }),
  });
  buyer = await shop.make.customer(organiser);
  // earlier sales do not matter here
  await shop.sql('delete from graphile_worker._private_jobs');
});

/** Returns the times from an hour in UTC on Monday 12 January; in Brussels it is an hour later. */
const at = (hour: string, minutes = 60) => {
  const start = Date.parse(`2026-01-12T${hour}:00.000Z`);
  return {
    start_at: new Date(start).toISOString(),
    end_at: new Date(start + minutes * 60_000).toISOString(),
  };
};

const sell = async () => {
  const { cuid } = await shop.office(
    'sellBooking',
    {
      customer: buyer.cuid,
      resource: court.cuid,
      participants: [buyer.participant.cuid],
      ...at('09:00'),
    },
    staff,
  );
  await shop.sql('delete from graphile_worker._private_jobs');
  return cuid;
};

const move = (booking: string, more: Partial<Ask<'moveBooking'>> = {}) =>
  shop.office(
    'moveBooking',
    { booking, was: at('09:00'), ...at('10:00'), tell: true, ...more },
    staff,
  );

const preview = async (booking: string, more: Partial<Ask<'previewBookingMail'>> = {}) =>
  (await shop.office('previewBookingMail', { booking, ...more }, staff)).mail;

const waitingJobs = () =>
  shop.sql<{ key: string; run_at: Date }>(
    `select key, run_at from graphile_worker._private_jobs where key like 'booking notice%'`,
  );

/** Runs all waiting jobs, whenever they are due, and returns the e-mails to the buyer. */
async function mailsAfterAll() {
  const server = await workingServerOf(shop);
  const unfinishedJobs = () =>
    shop.sql('select from graphile_worker._private_jobs where attempts < max_attempts');
  await expect.poll(unfinishedJobs).toEqual([]);
  await server.stop();
  return mails();
}

const mails = () =>
  shop.sql<{ kind: string; language: string; subject: string; text: string; calendar: string }>(
    `select kind, language, subject, m.text, convert_from(a.bytes, 'utf8') as calendar from sent_mails m
     left join mail_attachments a on a.organiser_id = m.organiser_id and a.mail_id = m.id
     where m.customer_id = $1 order by m.created_at, m.id`,
    [buyer.id],
  );

/** Unfolds long lines, as a mail program does. */
const unfoldLines = (calendar: string | undefined) => (calendar ?? '').replaceAll('\r\n ', '');

describe('the e-mail about a moved booking', () => {
  test('200 is as previewed, twenty seconds later, with the date in the family’s calendar', async () => {
    const booking = await sell();
    const preview_of_mail = await preview(booking, {
      move: { was: at('09:00'), ...at('14:00'), resource: hall.cuid },
    });
    await move(booking, { ...at('14:00'), resource: hall.cuid });
    const [job] = await waitingJobs();
    expect(new Date(job?.run_at ?? 0).toISOString()).toBe('2026-01-05T08:00:20.000Z');
    const [mail, ...others] = await mailsAfterAll();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ kind: 'booking.moved', ...preview_of_mail });
    expect(mail?.text).toMatch(/Avant\s+Court 1, lun\.\s12\sjanvier\s2026, 10\sh\s–\s11\sh/u);
    expect(mail?.text).toMatch(
      /Maintenant\s+Salle bleue, lun\.\s12\sjanvier\s2026, 15\sh\s–\s16\sh/u,
    );
    const calendar = unfoldLines(mail?.calendar);
    const [date] = await shop.sql<{ id: string }>(
      'select d.id from booking_dates d join bookings b on b.id = d.booking_id where b.cuid = $1',
      [booking],
    );
    expect(calendar).toContain(`UID:${booking}-${date?.id}@${organiser.cuid}`);
    expect(calendar).toContain('SEQUENCE:1');
    expect(calendar).toContain('STATUS:CONFIRMED');
    expect(calendar).toContain('DTSTART;TZID=Europe/Brussels:20260112T150000');
  });

  test('200 is in the family’s language, with the new price', async () => {
    await shop.sql(`update customers set language = 'en' where id = $1`, [buyer.id]);
    const booking = await sell();
    const longer = { was: at('09:00'), ...at('09:00', 90), reprice: true };
    const preview_of_mail = await preview(booking, { move: longer });
    expect(preview_of_mail).toMatchObject({
      language: 'en',
      text: expect.stringMatching(/Price\s+€25/u),
    });
    await move(booking, longer);
    expect(await mailsAfterAll()).toMatchObject([preview_of_mail]);
  });

  test('200 is a single e-mail after two moves, from the time that the family knows to the current one', async () => {
    const booking = await sell();
    await move(booking);
    shop.clock.set('2026-01-05T08:00:15.000Z');
    await move(booking, { was: at('10:00'), ...at('13:00') });
    shop.clock.set('2026-01-05T08:00:30.000Z');
    // not told by e-mail, but part of the next e-mail all the same
    await move(booking, { was: at('13:00'), ...at('14:00'), tell: false });
    const [job, ...others] = await waitingJobs();
    expect([new Date(job?.run_at ?? 0).toISOString(), others]).toEqual([
      '2026-01-05T08:00:50.000Z',
      [],
    ]);
    const sent_mails = await mailsAfterAll();
    expect(sent_mails).toHaveLength(1);
    expect(sent_mails[0]?.text).toMatch(/10\sh\s–\s11\sh[^]*15\sh\s–\s16\sh/u);
    expect(unfoldLines(sent_mails[0]?.calendar)).toContain('SEQUENCE:3');
  });

  test('200 is not sent when the move is undone, and there is no preview', async () => {
    const booking = await sell();
    const { back } = await move(booking);
    expect(await preview(booking, { move: back })).toBeNull();
    await shop.office('moveBooking', back, staff);
    expect(await mailsAfterAll()).toEqual([]);
    expect(await shop.sql('select from booking_notices where closed_at is null')).toEqual([]);
  });

  test('200 is sent a second time when the booking is moved back after the first one was sent', async () => {
    const booking = await sell();
    const { back } = await move(booking);
    await mailsAfterAll();
    shop.clock.set('2026-01-05T08:01:00.000Z');
    await shop.office('moveBooking', back, staff);
    const sent_mails = await mailsAfterAll();
    expect(sent_mails).toHaveLength(2);
    expect(sent_mails[1]?.text).toMatch(/11\sh\s–\s12\sh[^]*10\sh\s–\s11\sh/u);
  });

  test('200 is sent once for two moves at once and a repeated one', async () => {
    const booking = await sell();
    const outcomes = await Promise.allSettled([
      move(booking),
      move(booking, at('13:00')),
      move(booking),
    ]);
    const codes = outcomes.flatMap((one) =>
      one.status === 'rejected' ? [Object(one.reason).code] : [],
    );
    expect(codes).toEqual(['BOOKING_MOVED', 'BOOKING_MOVED']);
    expect(await mailsAfterAll()).toHaveLength(1);
  });

  test('200 is sent once, as first prepared, after a worker was killed while preparing it', async () => {
    const booking = await sell();
    await move(booking);
    const [job] = await shop.sql<{ payload: object }>(
      'select payload from graphile_worker._private_jobs',
    );
    await mailsAfterAll();
    // the state after the worker died between two transactions, and somebody moved it since
    await shop.sql('delete from mail_attachments');
    await shop.sql('delete from sent_mails where customer_id = $1', [buyer.id]);
    await move(booking, { was: at('10:00'), ...at('13:00'), tell: false });
    const again = () =>
      shop.sql(`select graphile_worker.add_job('send-booking-move-mail', $1::json)`, [
        JSON.stringify(job?.payload),
      ]);
    await again();
    await again();
    const sent_mails = await mailsAfterAll();
    expect(sent_mails).toHaveLength(1);
    expect(sent_mails[0]?.text).toMatch(/10\sh\s–\s11\sh[^]*11\sh\s–\s12\sh/u);
  });

  test('200 is not sent when staff tell the family themselves, or when it cannot be written to', async () => {
    const booking = await sell();
    await move(booking, { tell: false });
    expect(await waitingJobs()).toEqual([]);
    await move(booking, { was: at('10:00'), ...at('13:00') });
    await shop.sql('update customers set deleted_at = $2 where id = $1', [buyer.id, NOW]);
    expect(await preview(booking, { message: 'Pluie' })).toBeNull();
    expect(await mailsAfterAll()).toEqual([]);
  });

  test('200 is replaced by the e-mail of a cancellation meanwhile, and the calendar cancels the booking', async () => {
    const booking = await sell();
    await move(booking);
    const preview_of_mail = await preview(booking, { message: 'Pluie' });
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    const sent_mails = await mailsAfterAll();
    expect(sent_mails).toMatchObject([{ kind: 'booking.cancelled', ...preview_of_mail }]);
    // the family was never told of the new time
    expect(sent_mails[0]?.text).toMatch(/10\sh\s–\s11\sh/u);
    expect(sent_mails[0]?.text).not.toMatch(/11\sh\s–\s12\sh/u);
    const calendar = unfoldLines(sent_mails[0]?.calendar);
    expect(calendar).toContain('STATUS:CANCELLED');
    expect(calendar).toContain('SEQUENCE:2');
  });

  test('200 after a move that was announced, a cancellation names the time known to the family', async () => {
    const booking = await sell();
    await move(booking);
    await mailsAfterAll();
    shop.clock.set('2026-01-05T08:01:00.000Z');
    const preview_of_mail = await preview(booking, { message: 'Pluie' });
    await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
    const sent_mails = await mailsAfterAll();
    expect(sent_mails[1]).toMatchObject({ kind: 'booking.cancelled', ...preview_of_mail });
    expect(sent_mails[1]?.text).toMatch(/11\sh\s–\s12\sh/u);
  });

  test('is mentioned in the log, whether it is sent or not', async () => {
    // later than the rest of the log
    shop.clock.set('2026-01-05T09:00:00.000Z');
    const booking = await sell();
    await move(booking);
    await shop.office('cancelBooking', { booking, message: 'Pluie', tell: false }, staff);
    const { data } = await shop.office('listAuditLog', {}, staff);
    const tell_by_action = data
      .filter(({ entity_cuid }) => entity_cuid === booking)
      .flatMap(({ action, changes }) =>
        changes.flatMap(({ field, to }) => (field === 'tell' ? [[action, to] as const] : [])),
      );
    expect(new Map(tell_by_action)).toEqual(
      new Map([
        ['bookings.delete', 'false'],
        ['bookings.update', 'true'],
      ]),
    );
    expect(await mailsAfterAll()).toEqual([]);
  });

  test('404 for an unknown booking and an unknown resource', async () => {
    await expect(preview('nothing')).rejects.toMatchObject({ code: 'BOOKING_NOT_FOUND' });
    const booking = await sell();
    const nowhere = { was: at('09:00'), ...at('10:00'), resource: 'nothing' };
    await expect(preview(booking, { move: nowhere })).rejects.toMatchObject({
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});
