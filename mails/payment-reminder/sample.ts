import type { PaymentReminderFacts } from './facts.ts';

/** Returns a reminder for tests, with a text wherever somebody may type some. */
export const reminderOf = (text: string): PaymentReminderFacts => ({
  firstname: text,
  test_mode: false,
  rank: 1,
  creditor: text,
  company_number: '0123456749',
  last_day: '2026-02-05',
  message: text,
  cancelled_from: '2026-02-09',
  total_amount: 12_000,
  orders: [
    {
      communication: '+++090/9337/55493+++',
      lines: [
        {
          title: text,
          ordered_at: '2026-01-05T08:00:00.000Z',
          due_at: '2026-01-19T23:00:00.000Z',
          amount: 12_000,
        },
      ],
      transfer: {
        beneficiary: text,
        iban: 'BE68 5390 0754 7034',
        amount: 12_000,
        qr: 'data:image/png;base64,AAAA',
      },
    },
  ],
  href: 'https://maison.test/fr/account',
});
