import { expect, test } from 'vitest';
import { chargeFailure } from './charge-advice.ts';

test.each([
  ['no money today', ['insufficient_funds'], null, 'TRY_LATER'],
  ['no money on the account of a debit', ['AM04'], null, 'TRY_LATER'],
  ['the advice to try later', ['generic_decline'], 'try_again_later', 'TRY_LATER'],
  ['the family must confirm', ['authentication_required'], null, 'ACT'],
  ['the card must be confirmed', ['generic_decline'], 'confirm_card_data', 'ACT'],
  ['the advice never to try again', ['insufficient_funds'], 'do_not_try_again', 'NEVER'],
  ['a lost card, whatever the advice', ['lost_card'], 'try_again_later', 'NEVER'],
  ['an account that is closed', ['AC04'], null, 'NEVER'],
  ['a mandate that was withdrawn', ['MD01', 'unknown_reason'], null, 'NEVER'],
  ['a reason that nobody knows', ['a_new_reason'], null, 'ACT'],
  ['an advice that nobody knows', ['a_new_reason'], 'a_new_advice', 'ACT'],
  ['no reason at all', [null, undefined, ''], undefined, 'ACT'],
] as const)('%s', (_, codes, advice, expected) => {
  const failure = chargeFailure({ codes, advice });
  expect(failure.advice).toBe(expected);
  expect(failure.code).toBe(codes[0] || 'unknown');
});
