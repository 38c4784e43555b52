import { expect, test } from 'vitest';
import { decideExecution, decideFailure } from './transfer-states.ts';

test.each([
  ['PENDING', false, null],
  ['PENDING', true, null],
  ['SENT', false, null],
  ['SENT', true, 'OUTGOING_TRANSFER_MOVED'],
  ['DONE', false, null],
  ['DONE', true, 'OUTGOING_TRANSFER_MOVED'],
  ['FAILED', false, 'OUTGOING_TRANSFER_FAILED'],
  ['FAILED', true, 'OUTGOING_TRANSFER_FAILED'],
] as const)(
  'a transfer that is %s (seen to wait: %s) is refused as %s',
  (state, waits, refused) => {
    const decision = decideFailure(state, { waits });
    expect(decision.ok ? null : decision.refused).toBe(refused);
  },
);

test('a file is executed once', () => {
  expect(decideExecution({ executed_at: null }).ok).toBe(true);
  expect(decideExecution({ executed_at: '2026-07-06T09:00:00.000Z' })).toMatchObject({
    refused: 'SEPA_FILE_EXECUTED',
  });
});
