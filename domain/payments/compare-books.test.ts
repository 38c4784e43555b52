import { expect, test } from 'vitest';
import { compareBooks, type ComparedPayment, type ComparedReport } from './compare-books.ts';

const AMOUNT = 5_000;
const ours = (more: Partial<ComparedPayment> = {}): ComparedPayment => ({
  cuid: 'ours',
  expected: true,
  state: 'PAID',
  amount: AMOUNT,
  currency: 'EUR',
  on_its_way: false,
  provider_reference: 'tr_1',
  refunds: [],
  disputes: [],
  ...more,
});
const theirs = (more: Partial<ComparedReport> = {}): ComparedReport => ({
  provider_reference: 'tr_1',
  payment_cuid: 'ours',
  state: 'PAID',
  on_its_way: false,
  method: null,
  amount: AMOUNT,
  currency: 'EUR',
  refunds: [],
  disputes: [],
  ...more,
});
const returned = { reference: 're_1', refund_cuid: null, amount: 500, state: 'DONE' } as const;

test.each([
  ['equal books', [ours()], [theirs()], []],
  ['a page that nobody paid, known to nobody', [], [theirs({ state: 'EXPIRED' })], []],
  ['a paid payment that we no longer have', [], [theirs()], ['UNKNOWN']],
  ['a payment of another shop', [], [theirs({ payment_cuid: '' })], []],
  ['a payment that the provider does not have', [ours()], [], ['MISSING']],
  ['one made before the time of the list', [ours({ expected: false })], [], []],
  ['one that was never paid here', [ours({ state: 'EXPIRED' })], [], []],
  ['one that never got a page', [ours({ provider_reference: null })], [], []],
  ['money of which we have not heard', [ours({ state: 'PENDING' })], [theirs()], ['DIFFERENT']],
  [
    'found by our cuid',
    [ours({ state: 'PENDING', provider_reference: null })],
    [theirs()],
    ['DIFFERENT'],
  ],
  [
    'a refund of which we have not heard',
    [ours()],
    [theirs({ refunds: [returned] })],
    ['DIFFERENT'],
  ],
  ['another amount', [ours()], [theirs({ amount: AMOUNT + 1 })], ['AMBIGUOUS']],
  ['another currency', [ours()], [theirs({ currency: 'USD' })], ['AMBIGUOUS']],
] as const)('%s', (_, mine, listed, kinds) => {
  const differences = compareBooks({ ours: mine, theirs: listed });
  expect(differences.map(({ kind }) => kind)).toEqual(kinds);
});

test('a difference names both payments', () => {
  const [difference] = compareBooks({ ours: [ours({ state: 'PENDING' })], theirs: [theirs()] });
  expect(difference).toEqual({
    kind: 'DIFFERENT',
    provider_reference: 'tr_1',
    payment_cuid: 'ours',
    amount: AMOUNT,
    detail: 'MOVED PENDING PAID',
  });
});
