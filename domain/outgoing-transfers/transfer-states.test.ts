import { expect, test } from 'vitest';
import { decideExecution, decideFailure } from './transfer-states.ts';

test.each([
  ['PENDING', null],
  ['SENT', null],
  ['DONE', null],
  ['FAILED', 'OUTGOING_TRANSFER_FAILED'],
] as const)('a transfer that is %s fails, or is refused as %s', (state, refused) => {
  const decision = decideFailure(state);
  expect(decision.ok ? null : decision.refused).toBe(refused);
});

test('a file is executed once', () => {
  expect(decideExecution({ executed_at: null }).ok).toBe(true);
  expect(decideExecution({ executed_at: '2026-07-06T09:00:00.000Z' })).toMatchObject({
    refused: 'SEPA_FILE_EXECUTED',
  });
});
