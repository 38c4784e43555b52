import { expect, it } from 'vitest';
import { decideBulkCancellation } from './bulk-cancellation.ts';

const now = '2026-07-06T08:00:00.000Z';
const camp = { cancelled: false, end_at: '2026-07-10T14:00:00.000Z', paid_amount: 10_000 };
const half = { what: { of: 'SHARE', share: 5000 }, kept_label: 'Frais' } as const;

it.each([
  [camp, half, { ok: true, value: { given_amount: 5000, kept_amount: 5000 } }],
  [camp, null, { ok: true, value: { given_amount: 0, kept_amount: 0 } }],
  [{ ...camp, paid_amount: 0 }, half, { ok: true, value: { given_amount: 0, kept_amount: 0 } }],
  [{ ...camp, cancelled: true }, half, { ok: true, value: null }],
  [{ ...camp, end_at: now }, half, { ok: false, refused: 'OVER' }],
  [camp, { ...half, kept_label: '' }, { ok: false, refused: 'CHANGED_SINCE' }],
])('%j by %j: %j', (registration, wish, expected) => {
  expect(decideBulkCancellation(registration, { wish, now })).toMatchObject(expected);
});
