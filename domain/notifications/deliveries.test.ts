import { describe, expect, test } from 'vitest';
import { concerns } from './concerns.ts';
import {
  decideDelivery,
  type DeliveryDecision,
  type DeliveryFacts,
  foreseeDelivery,
  pauseUntil,
} from './deliveries.ts';
import { NOTIFICATION_TRIGGERS, TRIGGER_RULES } from './triggers.ts';

const NOW = '2026-07-01T08:00:00.000Z';
const facts = (changes: Partial<DeliveryFacts> = {}): DeliveryFacts => ({
  exists: true,
  by_hand: false,
  active: true,
  opted_out: false,
  delay_type: 'BEFORE_AVAILABILITY',
  requirements: ['NOT_CANCELLED'],
  due_at: NOW,
  since: '2026-05-01T08:00:00.000Z',
  starts_at: '2026-07-04T08:00:00.000Z',
  expires_at: null,
  over_at: '2026-07-08T14:00:00.000Z',
  cancelled: false,
  paid_amount: 4_000,
  owed_amount: 8_000,
  has_proof: false,
  address: { refused: false, confirmed: true, about_order: true },
  ...changes,
});
const skipped = (reason: string) => ({ state: 'SKIPPED', reason });
const held = (reason: string) => ({ state: 'HELD_BACK', reason });
const DUE = { state: 'DUE' };

describe('a delivery', () => {
  test.each<[string, Partial<DeliveryFacts>, object]>([
    ['at its moment is due', {}, DUE],
    [
      'waits before it',
      { due_at: '2026-07-01T08:00:00.001Z' },
      { state: 'WAITING', due_at: '2026-07-01T08:00:00.001Z' },
    ],
    ['of a record that is gone', { exists: false }, skipped('GONE')],
    ['that is switched off', { active: false }, skipped('SWITCHED_OFF')],
    ['that its reader does not want', { opted_out: true }, skipped('OPTED_OUT')],
    [
      'without a date that takes place, until all is over',
      { due_at: null },
      { state: 'WAITING', due_at: '2026-07-08T14:00:00.000Z' },
    ],
    ['without a date, when all is over', { due_at: null, over_at: NOW }, skipped('NO_DATE')],
    ['for an order after its moment', { since: '2026-07-01T08:00:00.001Z' }, skipped('TOO_LATE')],
    ['for an order at its very moment', { since: NOW }, DUE],
    [
      'after the trigger is never too late',
      { delay_type: 'AFTER_TRIGGER', since: '2026-07-01T08:00:00.001Z' },
      DUE,
    ],
    ['when it has begun', { starts_at: '2026-07-01T07:59:00.000Z' }, skipped('OVER')],
    ['as it begins', { starts_at: NOW }, DUE],
    [
      'after the last day does not end when it begins',
      { delay_type: 'AFTER_AVAILABILITY', starts_at: '2026-06-01T08:00:00.000Z' },
      DUE,
    ],
    [
      'when the membership has expired',
      { delay_type: 'BEFORE_EXPIRATION', expires_at: '2026-06-30T22:00:00.000Z' },
      skipped('OVER'),
    ],
    ['of a cancelled registration', { cancelled: true }, skipped('CANCELLED')],
    ['of one without that requirement', { cancelled: true, requirements: [] }, DUE],
    [
      'for nothing paid, of a deposit',
      { requirements: ['PAYMENT_MISSING'] },
      skipped('PAYMENT_MADE'),
    ],
    ['for nothing paid, of nothing', { requirements: ['PAYMENT_MISSING'], paid_amount: 0 }, DUE],
    [
      'for nothing paid, of something free',
      { requirements: ['PAYMENT_MISSING'], paid_amount: 0, owed_amount: 0 },
      skipped('PAYMENT_MADE'),
    ],
    ['for what is outstanding', { requirements: ['PAYMENT_OUTSTANDING'] }, DUE],
    [
      'for what is outstanding, of nothing',
      { requirements: ['PAYMENT_OUTSTANDING'], owed_amount: 0 },
      skipped('NOTHING_OUTSTANDING'),
    ],
    ['for what is paid', { requirements: ['PAID'], owed_amount: 0 }, DUE],
    ['for what is paid, of a deposit', { requirements: ['PAID'] }, skipped('NOT_PAID')],
    ['without a proof', { requirements: ['PROOF_MISSING'] }, DUE],
    ['with a proof', { requirements: ['PROOF_MISSING'], has_proof: true }, skipped('PROOF_GIVEN')],
    [
      'that staff send now, whatever has become of it',
      { by_hand: true, cancelled: true, active: false, due_at: null },
      DUE,
    ],
    ['that staff send now, to nobody', { by_hand: true, address: null }, held('NO_ADDRESS')],
    ['to nobody', { address: null }, held('NO_ADDRESS')],
    [
      'to an address that was refused',
      { address: { refused: true, confirmed: true, about_order: true } },
      held('ADDRESS_REFUSED'),
    ],
    [
      'about an order, to an unconfirmed address',
      { address: { refused: false, confirmed: false, about_order: true } },
      DUE,
    ],
    [
      'about anything else, to an unconfirmed address',
      { address: { refused: false, confirmed: false, about_order: false } },
      held('ADDRESS_UNCONFIRMED'),
    ],
  ])('%s', (_, changes, decision) => {
    expect(decideDelivery(facts(changes), NOW)).toEqual(decision);
  });

  test('is foreseen as it would end at its moment', () => {
    const due_at = '2026-07-03T08:00:00.000Z';
    const foreseen = (changes: Partial<DeliveryFacts>): DeliveryDecision =>
      foreseeDelivery(facts({ due_at, ...changes }), NOW);
    expect(foreseen({})).toEqual(DUE);
    expect(foreseen({ cancelled: true })).toEqual(skipped('CANCELLED'));
    expect(foreseen({ active: false })).toEqual(skipped('SWITCHED_OFF'));
    expect(foreseen({ starts_at: '2026-07-02T08:00:00.000Z' })).toEqual(skipped('OVER'));
  });
});

test.each([
  ['the first e-mail', null, 60, null],
  ['without a pause', '2026-07-01T07:59:00.000Z', 0, null],
  ['within the pause', '2026-07-01T07:30:00.000Z', 60, '2026-07-01T08:30:00.000Z'],
  ['at its end', '2026-07-01T07:00:00.000Z', 60, null],
])('a second e-mail waits for the end of the pause: %s', (_, last, pause, until) => {
  expect(pauseUntil(last, { pause, now: NOW })).toBe(until);
});

test.each([
  ['global', { global: true }, true],
  ['about its activity', { activity_ids: [1, 2] }, true],
  ['about its category', { category_ids: [9] }, true],
  ['about another activity', { activity_ids: [3] }, false],
  ['about a membership with the number of its activity', { membership_ids: [2] }, false],
  ['about nothing', {}, false],
])('a notification that is %s', (_, of, expected) => {
  const none = { global: false, activity_ids: [], category_ids: [], membership_ids: [] };
  const what = { activity_ids: [2], category_ids: [8, 9], membership_ids: [] };
  expect(concerns({ ...none, ...of }, what)).toBe(expected);
});

test.each(NOTIFICATION_TRIGGERS)('%s can say when it is due', (trigger) => {
  const { delay_types, subject, requirements } = TRIGGER_RULES[trigger];
  expect(delay_types).toContain('AFTER_TRIGGER');
  expect(delay_types.includes('BEFORE_EXPIRATION') && subject !== 'MEMBERSHIP').toBe(false);
  expect(delay_types.includes('BEFORE_AVAILABILITY') && subject !== 'REGISTRATION').toBe(false);
  if (subject === null) expect(requirements).toEqual([]);
});
