import type { CreditReminderFacts } from './facts.ts';

/** Returns a reminder for tests, with a text wherever somebody may type some. */
export const creditReminderOf = (text: string): CreditReminderFacts => ({
  firstname: text,
  test_mode: false,
  amount: 2_550,
  day: '2026-03-02',
  moved_on: '2025-08-31',
  owed_amount: 0,
  href: 'https://maison.test/fr/account/wallet',
});
