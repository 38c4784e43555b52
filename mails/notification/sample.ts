import type { NotificationFacts } from './facts.ts';

/** Returns a notification about one registration, with a block of each kind and these words. */
export function notificationOf(words: string): NotificationFacts {
  const dates = [{ start_at: '2026-07-06T07:00:00.000Z', end_at: '2026-07-06T14:00:00.000Z' }];
  return {
    subject: words,
    blocks: [
      { type: 'TEXT', html: '<p>Bonjour</p>' },
      {
        type: 'PICTURE',
        src: 'https://maison.test/files/a/mail.jpg',
        width: 1600,
        alt: words,
        href: '',
      },
      { type: 'STANDARD' },
      { type: 'DETAILS' },
      { type: 'REMAINING' },
      { type: 'BUTTON', label: words, href: 'https://maison.test/fr/account' },
    ],
    standard: [
      {
        mail: 'cancellation',
        facts: {
          firstname: words,
          participant: words,
          activity: words,
          start_at: '2026-07-06T07:00:00.000Z',
          end_at: '2026-07-06T14:00:00.000Z',
          message: words,
          fee_amount: 0,
          online_amount: 0,
          wallet_amount: 0,
        },
      },
    ],
    registrations: [
      {
        activity: words,
        participant: words,
        quantity: 1,
        dates,
        location: words,
        options: [],
        answers: [],
        total_amount: 12_500,
      },
    ],
    memberships: [],
    remaining: { amount: 10_000, transfer: null },
  };
}
