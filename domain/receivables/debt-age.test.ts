import { expect, test } from 'vitest';
import { debtLimits } from './debt-age.ts';

test('debts are grouped at 30 and 60 days of age', () => {
  expect(debtLimits('2026-07-06T08:00:00.000Z')).toEqual({
    month: '2026-06-06T08:00:00.000Z',
    two_months: '2026-05-07T08:00:00.000Z',
  });
});
