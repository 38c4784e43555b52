import type { Made, MadeCustomer } from '@ribambelle/testing/factories/factories.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: Shop;
let organiser: Made;
let activity: Made;
let family: MadeCustomer;

beforeAll(async () => {
  shop = await openShop({ limits: true });
  organiser = await shop.make.organiser();
  activity = await shop.make.activity(organiser);
});
afterAll(() => shop.close());
beforeEach(async () => {
  family = await shop.make.customer(organiser);
});

/**
 * Buys one order for a family; returns the cuid of the order, its registration, and the ids of its
 * dates.
 */
async function buy(buyer: MadeCustomer) {
  const camp = await shop.make.availability(organiser, activity);
  const { cart } = await shop.call(
    'addCartItems',
    {
      participant_id: buyer.participant.id,
      registrations: [
        { availability_id: camp.id, availability_dates: camp.dates.map(({ id }) => id) },
      ],
    },
    buyer,
  );
  await shop.call(
    'checkoutCart',
    { cart_id: cart.id, payment_strategy: 'DELAYED', terms: true },
    buyer,
  );
  const [row] = await shop.sql<{ id: string; cuid: string }>(
    'select id, cuid from registrations where cart_id = $1',
    [cart.id],
  );
  return { cart: cart.cuid, registration: row?.cuid ?? '', id: Number(row?.id), camp };
}

/** Joins the folded lines of a calendar file again (RFC 5545, 3.1). */
const unfold = (file: string) => file.replaceAll('\r\n ', '');
const linesOf = (file: string, name: string) =>
  unfold(file)
    .split('\r\n')
    .filter((line) => line.startsWith(name));
const read = async (path: string, as?: MadeCustomer, headers: Record<string, string> = {}) =>
  shop.fetch('storefront', path, {
    headers: { ...headers, ...(as ? { cookie: `ribambelle_session=${as.token}` } : {}) },
  });
const feedPath = async (as: MadeCustomer) =>
  new URL((await shop.call('renewCalendarFeed', {}, as)).feed.url).pathname;

test('200 an order and a registration as a file, with hours in the organiser’s zone; NOT_FOUND for another family’s', async () => {
  const { cart, registration, camp } = await buy(family);
  const files = [`carts/${cart}`, `registrations/${registration}`] as const;
  for (const file of files) {
    const answer = await read(`/en/api/account/${file}/calendar`, family);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="calendar.ics"');
    const text = await answer.text();
    expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(camp.dates.length);
    expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
    expect(text).toContain('BEGIN:VTIMEZONE\r\nTZID:Europe/Brussels\r\n');
    expect(linesOf(text, 'DTSTART;')[0]).toBe('DTSTART;TZID=Europe/Brussels:20260706T110000');
    expect(linesOf(text, 'DTSTAMP:')[0]).toMatch(/^DTSTAMP:\d{8}T\d{6}Z$/);
    expect(linesOf(text, 'SUMMARY:')[0]).toBe('SUMMARY:Swimming camp – Léa');
    expect(linesOf(text, 'SEQUENCE:')[0]).toBe('SEQUENCE:0');
    expect(linesOf(text, 'UID:')[0]).toMatch(
      new RegExp(`^UID:${registration}-\\w+@${organiser.cuid}$`),
    );
    expect(text).toContain('URL;VALUE=URI:http://127.0.0.1');
  }
  const other = await shop.make.customer(organiser);
  await expect(shop.call('getCartCalendar', { cuid: cart }, other)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(
    shop.call('getRegistrationCalendar', { cuid: registration }, other),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a moved date keeps its UID and raises its SEQUENCE; a cancelled one is marked as such', async () => {
  const { registration, id, camp } = await buy(family);
  const path = `/api/account/registrations/${registration}/calendar`;
  const before = await (await read(path, family)).text();
  await shop.sql(
    `update availability_dates set start_at = start_at + interval '1 hour', end_at = end_at + interval '1 hour' where id = $1`,
    [camp.dates[0]?.id],
  );
  await shop.sql('update availability_dates set capacity = 5 where id = $1', [camp.dates[0]?.id]);
  const movedFile = await (await read(path, family)).text();
  expect(linesOf(movedFile, 'UID:')).toEqual(linesOf(before, 'UID:'));
  expect(linesOf(movedFile, 'SEQUENCE:')[0]).toBe('SEQUENCE:1');
  expect(linesOf(movedFile, 'DTSTART;')[0]).toBe('DTSTART;TZID=Europe/Brussels:20260706T120000');
  await shop.call('cancelRegistration', { registration_id: id, message: 'Malade' }, family);
  const cancelledFile = await (await read(path, family)).text();
  expect(linesOf(cancelledFile, 'UID:')).toEqual(linesOf(before, 'UID:'));
  expect(linesOf(cancelledFile, 'STATUS:')[0]).toBe('STATUS:CANCELLED');
  expect(linesOf(cancelledFile, 'SEQUENCE:')[0]).toBe('SEQUENCE:2');
  expect(linesOf(cancelledFile, 'SUMMARY:')[0]).toContain('Annulé');
});

test('a booking appears in the calendar as dates do: with participants and location, moved and cancelled under the same UID', async () => {
  const location = await shop.make.location(organiser);
  const configuration = await shop.make.bookingConfiguration(organiser);
  const court = await shop.make.resource(organiser, configuration, { location_id: location.id });
  const staff = await shop.make.collaborator(organiser, [
    'bookings.create',
    'bookings.read',
    'bookings.update',
    'bookings.delete',
  ]);
  const at = (hour: number) => ({
    start_at: `2026-07-07T${hour}:00:00.000Z`,
    end_at: `2026-07-07T${hour + 1}:00:00.000Z`,
  });
  const { cuid: booking } = await shop.office(
    'sellBooking',
    {
      customer: family.cuid,
      resource: court.cuid,
      participants: [family.participant.cuid],
      ...at(10),
    },
    staff,
  );
  const [order] = await shop.sql<{ cuid: string }>(
    'select c.cuid from carts c join bookings b on b.cart_id = c.id where b.cuid = $1',
    [booking],
  );
  const path = `/en/api/account/carts/${order?.cuid}/calendar`;
  const feed = await feedPath(family);
  const before = await (await read(path, family)).text();
  expect(linesOf(before, 'DTSTART;')).toEqual(['DTSTART;TZID=Europe/Brussels:20260707T120000']);
  expect(linesOf(before, 'SUMMARY:')[0]).toMatch(/ – Léa$/);
  expect(linesOf(before, 'SEQUENCE:')).toEqual(['SEQUENCE:0']);
  expect(linesOf(before, 'LOCATION:')).toHaveLength(1);
  expect(linesOf(before, 'UID:')[0]).toMatch(new RegExp(`^UID:${booking}-\\d+@${organiser.cuid}$`));
  expect(linesOf(before, 'URL;')[0]).toMatch(new RegExp(`/en/account/bookings/${booking}$`));
  expect(linesOf(await (await read(feed)).text(), 'UID:')).toEqual(linesOf(before, 'UID:'));
  await shop.office('moveBooking', { booking, was: at(10), ...at(11) }, staff);
  const movedFile = await (await read(path, family)).text();
  expect(linesOf(movedFile, 'UID:')).toEqual(linesOf(before, 'UID:'));
  expect(linesOf(movedFile, 'DTSTART;')).toEqual(['DTSTART;TZID=Europe/Brussels:20260707T130000']);
  expect(linesOf(movedFile, 'SEQUENCE:')).toEqual(['SEQUENCE:1']);
  await shop.office('cancelBooking', { booking, message: 'Pluie' }, staff);
  const cancelledFile = await (await read(feed)).text();
  expect(linesOf(cancelledFile, 'UID:')).toEqual(linesOf(before, 'UID:'));
  expect(linesOf(cancelledFile, 'STATUS:')).toEqual(['STATUS:CANCELLED']);
  expect(linesOf(cancelledFile, 'SEQUENCE:')).toEqual(['SEQUENCE:2']);
  const other = await shop.make.customer(organiser);
  await expect(
    shop.call('getCartCalendar', { cuid: order?.cuid ?? '' }, other),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('a private address shows every date without signing in, and stops when it is replaced', async () => {
  expect(await shop.call('getCalendarFeed', {}, family)).toEqual({ feed: null });
  const first = await buy(family);
  await buy(family);
  const path = await feedPath(family);
  expect((await shop.call('getCalendarFeed', {}, family)).feed?.url).toContain(path);
  const answer = await read(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  expect(answer.headers.get('cache-control')).toBe('private, max-age=900');
  const text = await answer.text();
  expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(2 * first.camp.dates.length);
  expect(text).not.toMatch(/€|EUR|Dubois/);
  const etag = answer.headers.get('etag') ?? '';
  expect((await read(path, undefined, { 'if-none-match': etag })).status).toBe(304);
  const newPath = await feedPath(family);
  expect(newPath).not.toBe(path);
  expect((await read(path)).status).toBe(404);
  expect((await read(newPath)).status).toBe(200);
});

test('an address of one organiser does not work at another, nor after the account is erased', async () => {
  const path = await feedPath(family);
  await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const elsewhere = await fetch(`http://localhost:${shop.server.port}${path}`);
  expect(elsewhere.status).toBe(404);
  await shop.call('deleteSession', {}, family);
  expect((await read(path)).status).toBe(404);
});

test('429 for too many requests of one address', async () => {
  const path = await feedPath(family);
  const statuses: number[] = [];
  for (let tries = 0; tries < 61; tries += 1) statuses.push((await read(path)).status);
  expect(statuses.slice(0, 60)).toEqual(Array.from({ length: 60 }, () => 200));
  expect(statuses[60]).toBe(429);
});

test('text typed by a person ends no line of a calendar', async () => {
  await shop.sql('update participants set firstname = $2 where id = $1', [
    family.participant.id,
    'Zoé;\r\nATTENDEE:x',
  ]);
  const { registration } = await buy(family);
  const text = await (
    await read(`/api/account/registrations/${registration}/calendar`, family)
  ).text();
  expect(linesOf(text, 'ATTENDEE')).toEqual([]);
  expect(linesOf(text, 'SUMMARY:')[0]).toContain('Zoé\\;\\nATTENDEE:x');
});
