import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { AvailabilityWindow } from '../availabilities/availability.ts';
import { addMinutes } from '../base/instants.ts';
import {
  advanceStrategies,
  canOrderInAdvance,
  decideAdvanceOrder,
  isAsAgreed,
} from './advance-orders.ts';
import {
  type InLine,
  needsForm,
  keptByHandUntil,
  keptUntil,
  planKeptPlaces,
  whoCanBeOffered,
} from './kept-places.ts';

const now = '2026-07-01T08:00:00.000Z';
const since = '2026-07-01T07:00:00.000Z';

const closingIn = (minutes: number): AvailabilityWindow => ({
  status: 'FULL',
  start_at: addMinutes(now, minutes),
  end_at: addMinutes(now, minutes + 60),
  registrations_start_at: null,
  registrations_end_at: null,
  allow_registrations_after_start: false,
});

describe('the end of an offer', () => {
  it.each(casesOf('waiting-list', 'Until when'))(
    '%s minutes, with %s left: %s',
    (minutes, left, expected) => {
      const until = keptUntil(closingIn(Number(left)), { minutes: Number(minutes), now });
      expect(until).toBe(expected === 'all at once' ? null : addMinutes(now, Number(expected)));
    },
  );

  it('counts to the end of registrations, or to the end of the availability when joining after the start is allowed', () => {
    const ends = { ...closingIn(20_000), registrations_end_at: addMinutes(now, 600) };
    expect(keptUntil(ends, { minutes: 1440, now })).toBe(addMinutes(now, 300));
    const running = { ...closingIn(140), allow_registrations_after_start: true };
    expect(keptUntil(running, { minutes: 1440, now })).toBe(addMinutes(now, 100));
  });
});

describe('a kept place', () => {
  const window = { ...closingIn(20_000), allow_registrations_after_start: false };
  const date = (changes: object = {}) => ({
    id: 1,
    start_at: addMinutes(now, 60),
    end_at: addMinutes(now, 120),
    status: 'FULL' as const,
    capacity: 1,
    registered: 1,
    ...changes,
  });
  const begunDate = { start_at: addMinutes(now, -5) };
  const requiredQuestions = [{ id: 7, required: true }];

  it.each([
    ['needs one press', [date()], [], window, false],
    ['needs the form for a required question', [date()], requiredQuestions, window, true],
    ['and when a date has begun', [date(begunDate)], [], window, true],
    [
      'but not with registrations after the start',
      [date(begunDate)],
      [],
      { ...window, allow_registrations_after_start: true },
      false,
    ],
    ['and when a date is closed', [date({ status: 'CLOSED' as const })], [], window, true],
    ['and when a date is gone', [date({ id: 2 })], [], window, true],
    [
      'needs one press when other dates have changed',
      [date(), date({ ...begunDate, id: 2 })],
      [],
      window,
      false,
    ],
  ])('%s', (_case, dates, questions, availability, needed) => {
    const of = { questions, availability: { ...availability, dates }, now };
    expect(needsForm([1], of)).toBe(needed);
  });
});

describe('places that staff keep by hand', () => {
  const open = { ...closingIn(20_000), capacity: 1, registered: 1, dates: [] };
  const passed = addMinutes(now, -60);

  it.each([
    ['is kept as long as they say', open, 90, addMinutes(now, 90)],
    ['no longer than one can register', open, 30_000, addMinutes(now, 20_000)],
    ['not while it is closed', { ...open, status: 'CLOSED' as const }, 90, 'AVAILABILITY_CLOSED'],
    [
      'not while another takes its room',
      { ...open, status: 'OVERLAP' as const },
      90,
      'AVAILABILITY_CLOSED',
    ],
    [
      'not before it opens',
      { ...open, registrations_start_at: addMinutes(now, 5) },
      90,
      'REGISTRATIONS_NOT_OPEN',
    ],
    [
      'not once registrations have ended',
      { ...open, registrations_end_at: passed },
      90,
      'REGISTRATIONS_CLOSED',
    ],
    ['not once it has begun', { ...open, start_at: passed }, 90, 'AVAILABILITY_STARTED'],
    [
      'not once it is over',
      { ...open, start_at: passed, end_at: passed },
      90,
      'AVAILABILITY_ENDED',
    ],
  ])('%s', (_case, availability, minutes, expected) => {
    const decision = keptByHandUntil(availability, { minutes, now });
    expect(decision.ok ? decision.value : decision.refused).toBe(expected);
  });
});

const NAMES = ['Anne', 'Ben', 'Carl'];
const MARKS = {
  before: { offered_at: '2026-06-01T07:00:00.000Z', is_offered: false },
  since: { offered_at: since, is_offered: false },
  now: { offered_at: '2026-06-01T07:00:00.000Z', is_offered: true },
};

function lineOf(cell: string): InLine[] {
  return cell.split(', ').map((words, index) => {
    const mark = /(before|since|now)\)/.exec(words)?.[1];
    const has_priority = words.includes('(first');
    const together = words.includes('(together');
    const [name = ''] = words.split(' ');
    const notified =
      mark === 'before' || mark === 'since' || mark === 'now'
        ? MARKS[mark]
        : { offered_at: null, is_offered: false };
    const family = { customer_id: together ? 1 : index + 2, together };
    return { id: NAMES.indexOf(name) + 1, turn: index + 1, has_priority, ...family, ...notified };
  });
}

const placesOf = (cell: string) => (cell === 'no limit' ? null : Number(cell));

function wordsOf(offers: ReturnType<typeof planKeptPlaces>, dates: number): string {
  if (offers.length === 0) return 'nobody';
  const on = (ids: readonly number[]) => (dates > 1 ? ` on ${ids.join(' ')}` : '');
  return offers.map(({ id, date_ids }) => `${NAMES[id - 1]}${on(date_ids)}`).join(', ');
}

test.each(casesOf('waiting-list', 'To whom'))(
  '%s; %s freed; free %s: %s',
  (line, freed, free, expected) => {
    const [whole = '', each = ''] = free.split('; ');
    const cells = each === 'none' ? [] : each === 'no limit' ? [each] : each.split(' ');
    const dates = cells.map((cell, index) => ({ id: index + 1, places: placesOf(cell) }));
    const offers = planKeptPlaces(lineOf(line), {
      since,
      freed: freed === 'all' ? null : Number(freed),
      free: { places: placesOf(whole), dates },
    });
    expect(wordsOf(offers, dates.length)).toBe(expected);
  },
);

test('for any line and places, no more are offered than are free, nobody gets two, and all in turn; after a reopening, only newly freed places', () => {
  const places = fc.option(fc.nat({ max: 4 }));
  const notified = fc.record({
    offered_at: fc.option(fc.constantFrom('2026-06-01T07:00:00.000Z', since, now)),
    is_offered: fc.boolean(),
    has_priority: fc.boolean(),
    customer_id: fc.nat({ max: 3 }),
    together: fc.boolean(),
  });
  const world = fc.record({
    freed: places,
    whole: places,
    dates: fc.array(places),
    notified: fc.array(notified),
  });
  fc.assert(
    fc.property(world, (state) => {
      const line = state.notified.map((one, index) => ({ ...one, id: index, turn: index + 1 }));
      const dates = state.dates.map((left, id) => ({ id, places: left }));
      const free = { places: state.whole, dates };
      const offers = planKeptPlaces(line, { since, freed: state.freed, free });
      expect(offers.length).toBeLessThanOrEqual(state.whole ?? 99);
      const again = offers.flatMap(
        ({ id }) =>
          line.find((one) => one.id === id && one.offered_at !== null && !one.together) ?? [],
      );
      expect(again.length).toBeLessThanOrEqual(state.freed ?? 99);
      for (const date of dates) {
        const on = offers.filter(({ date_ids }) => date_ids.includes(date.id)).length;
        expect(on).toBeLessThanOrEqual(date.places ?? 99);
      }
      expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length);
      expect(offers.every(({ date_ids }) => date_ids.length > 0)).toBe(true);
      const singles = line.filter(({ together }) => !together);
      const first = offers
        .flatMap(({ id }) => singles.find((one) => one.id === id) ?? [])
        .filter((one) => one.offered_at === null);
      const order = first.map(({ has_priority, turn }) => (has_priority ? turn - 1_000 : turn));
      expect(order).toEqual(order.toSorted((one, other) => one - other));
      expectAllOrNone(line, offers);
    }),
  );
});

/**
 * Expects that of each family that waits together all are offered places, on the same dates, or
 * none.
 */
function expectAllOrNone(line: readonly InLine[], offers: ReturnType<typeof planKeptPlaces>): void {
  const together = whoCanBeOffered(line, since).filter((one) => one.together);
  for (const family of Map.groupBy(together, (one) => one.customer_id).values()) {
    const theirs = offers.filter(({ id }) => family.some((one) => one.id === id));
    expect([0, family.length]).toContain(theirs.length);
    expect(new Set(theirs.map(({ date_ids }) => date_ids.join())).size).toBeLessThanOrEqual(1);
  }
}

describe('advance orders', () => {
  const ids = (cell: string) => cell.split(' ').map(Number);

  it.each(casesOf('waiting-list', 'Ordered in advance'))(
    'agreed to %s, costs %s, kept on %s of %s: becomes %s',
    (agreed, price, kept, joinable, expected) => {
      const order = {
        agreed: Number(agreed),
        price: Number(price),
        date_ids: ids(kept),
        joinable_ids: ids(joinable),
      };
      expect(isAsAgreed(order)).toBe(expected === 'an order');
    },
  );

  const methods = [{ type: 'DELAYED' }] as const;

  test('need an activity with immediate purchase, and orders that are paid later', () => {
    expect(canOrderInAdvance({ mode: 'BUY', methods })).toBe(true);
    expect(canOrderInAdvance({ mode: 'OFFER', methods })).toBe(false);
    expect(canOrderInAdvance({ mode: 'BUY', methods: [{ type: 'IMMEDIATE' }] })).toBe(false);
  });

  test('are agreed to at the price shown', () => {
    const paid = { strategy: 'DELAYED', wallet_amount: 0 } as const;
    const of = { mode: 'BUY', methods, price: 120, shown: 120, ...paid } as const;
    expect(decideAdvanceOrder(of)).toEqual({ ok: true, value: 120 });
    expect(decideAdvanceOrder({ ...of, shown: 100 })).toMatchObject({ refused: 'PRICE_CHANGED' });
    for (const wrong of [{ price: null }, { mode: 'NOTIFY' as const }])
      expect(decideAdvanceOrder({ ...of, ...wrong })).toMatchObject({
        refused: 'ADVANCE_ORDER_NOT_OFFERED',
      });
  });

  test.each([
    [120, 0, ['DELAYED']],
    [120, 119, ['DELAYED']],
    [120, 120, ['DELAYED', 'WALLET']],
    [0, 500, ['DELAYED']],
  ] as const)('for %i with %i in the wallet are paid by %j', (price, wallet_amount, strategies) => {
    expect(advanceStrategies({ price, wallet_amount })).toEqual(strategies);
    const decision = decideAdvanceOrder({
      mode: 'BUY',
      methods,
      price,
      shown: price,
      strategy: 'WALLET',
      wallet_amount,
    });
    expect(decision.ok).toBe(strategies.length === 2);
    if (!decision.ok) expect(decision.refused).toBe('INSUFFICIENT_WALLET_AMOUNT');
  });
});
