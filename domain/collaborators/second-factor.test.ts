import { expect, test } from 'vitest';
import type { Permission } from '../permissions/permissions.ts';
import { asSecondFactorFor, type SecondFactorFor, wantsSecondFactor } from './second-factor.ts';

const MILD: readonly Permission[] = ['locations.read', 'registrations.cancel'];
const SENSITIVE: readonly Permission[] = ['locations.read', 'payments.refund'];

test.each<[SecondFactorFor, string | null, readonly Permission[], boolean]>([
  ['NOBODY', null, SENSITIVE, false],
  ['SENSITIVE', null, MILD, false],
  ['SENSITIVE', null, SENSITIVE, true],
  ['SENSITIVE', null, [], false],
  ['EVERYBODY', null, [], true],
  ['EVERYBODY', '2026-11-23', SENSITIVE, false],
  ['EVERYBODY', '2026-11-22', MILD, true],
  ['SENSITIVE', '2026-11-01', SENSITIVE, true],
])(
  'for %s from %s: of %j it is %s',
  (second_factor_for, second_factor_from, permissions, expected) => {
    const rule = { second_factor_for, second_factor_from };
    expect(wantsSecondFactor({ ...rule, permissions, today: '2026-11-22' })).toBe(expected);
  },
);

test('an invalid setting requires nothing', () => {
  expect(asSecondFactorFor('SENSITIVE')).toBe('SENSITIVE');
  expect(asSecondFactorFor('else')).toBe('NOBODY');
});
