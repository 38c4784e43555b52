import { expect, test } from 'vitest';
import { decideApproval } from './approval.ts';
import {
  decidePending,
  REQUEST_STATUSES,
  requestPayment,
  STATUS_COLORS,
} from './request-status.ts';
import { tierOfRequest } from './tier-of-request.ts';

const tier = (id: number, [least, most]: readonly [number, number]) => ({
  id,
  cuid: `tier-${id}`,
  minimum_availabilities: least,
  maximum_availabilities: most,
});
const tiers = [tier(1, [2, 2]), tier(2, [3, 4])];

test.each([
  [2, null, 1],
  [3, null, 2],
  [4, 'tier-2', 2],
] as const)('%i availabilities for tier %s are of tier %i', (count, tierCuid, id) => {
  expect(tierOfRequest(tiers, { count, tier: tierCuid })).toEqual({ ok: true, value: id });
});

test.each([
  [0, null, 'AVAILABILITIES_TOO_FEW'],
  [1, null, 'AVAILABILITIES_TOO_FEW'],
  [2, 'tier-2', 'AVAILABILITIES_TOO_FEW'],
  [3, 'tier-1', 'AVAILABILITIES_TOO_MANY'],
  [5, null, 'AVAILABILITIES_TOO_MANY'],
  [2, 'tier-9', 'TIER_UNKNOWN'],
] as const)('%i availabilities for tier %s: %s', (count, tierCuid, code) => {
  expect(tierOfRequest(tiers, { count, tier: tierCuid })).toMatchObject({
    ok: false,
    refused: code,
  });
});

test('an activity without tiers accepts none', () => {
  expect(tierOfRequest([], { count: 1, tier: null })).toMatchObject({ refused: 'TIER_UNKNOWN' });
});

test('only a pending request can be decided', () => {
  expect(REQUEST_STATUSES.filter((status) => decidePending(status).ok)).toEqual(['PENDING']);
});

test('its colours match the specification', () => {
  expect(STATUS_COLORS).toEqual({
    PENDING: 'blue',
    APPROVED: 'green',
    REJECTED: 'red',
    CANCELLED: 'red',
  });
});

test.each([
  [0, 0, 0, null],
  [10_000, 0, 0, 'OUTSTANDING'],
  [10_000, 0, 9_999, 'OUTSTANDING'],
  [10_000, 3_000, 2_999, 'OUTSTANDING'],
  [10_000, 3_000, 3_000, 'DEPOSITED'],
  [10_000, 3_000, 9_999, 'DEPOSITED'],
  [10_000, 3_000, 10_000, 'COMPLETE'],
  [10_000, 3_000, 12_000, 'COMPLETE'],
] as const)('%i with a deposit of %i, paid %i: %s', (total, deposit, paid, badge) => {
  expect(requestPayment({ total_amount: total, deposit_amount: deposit, paid_amount: paid })).toBe(
    badge,
  );
});

const pending = { status: 'PENDING', availabilities: [{ cuid: 'a' }, { cuid: 'b' }] } as const;

test('everything is approved, or a part in the requested order', () => {
  expect(decideApproval(pending, null)).toEqual({
    ok: true,
    value: [{ cuid: 'a' }, { cuid: 'b' }],
  });
  expect(decideApproval(pending, ['b'])).toEqual({ ok: true, value: [{ cuid: 'b' }] });
  expect(decideApproval(pending, ['b', 'a'])).toMatchObject({
    value: [{ cuid: 'a' }, { cuid: 'b' }],
  });
});

test.each([
  ['NOTHING_TO_APPROVE', pending, []],
  ['AVAILABILITY_NOT_REQUESTED', pending, ['a', 'c']],
  ['REQUEST_NOT_PENDING', { ...pending, status: 'REJECTED' as const }, ['a']],
] as const)('%s', (code, request, chosen) => {
  expect(decideApproval(request, chosen)).toMatchObject({ ok: false, refused: code });
});
