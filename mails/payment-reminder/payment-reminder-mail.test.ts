import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { writeMail } from '../write-mail.tsx';
import type { PaymentReminderFacts } from './facts.ts';
import { reminderOf } from './sample.ts';

const sender = {
  name: 'Maison',
  email: 'bonjour@maison.test',
  phone: '',
  accent_color: '#e67e22',
  timezone: 'Europe/Brussels',
  logo: '',
};
const write = (changes: Partial<PaymentReminderFacts> = {}, language: Language = 'fr') =>
  writeMail('payment-reminder', {
    sender,
    language,
    facts: { ...reminderOf('Cirque'), ...changes },
  });

/** Returns text as people read it, with ordinary spaces. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

test('says what is owed, since when, to whom, and until when it can be paid', async () => {
  const text = plain((await write()).text);
  for (const part of [
    '120,00 €',
    'au plus tard le 5 février 2026',
    'lun. 5 janvier 2026',
    'lun. 19 janvier 2026',
    '+++090/9337/55493+++',
    '0123456749',
    'Ce rappel est gratuit.',
  ])
    expect(text).toContain(part);
});

test('says what follows only where something does', async () => {
  const without = await write({ cancelled_from: null, rank: 2 });
  expect(without.text).not.toContain('annulé');
  expect(plain((await write()).text)).toContain('à partir du 9 février 2026');
});

test.each([
  [1, 'rappel de paiement', 'payment reminder'],
  [2, 'rappel de paiement n° 2', 'payment reminder no. 2'],
  [3, 'rappel de paiement n° 3', 'payment reminder no. 3'],
  [12, 'rappel de paiement n° 12', 'payment reminder no. 12'],
])('reminder %i is numbered, whatever the number', async (rank, french, english) => {
  expect((await write({ rank })).subject).toBe(`Maison : ${french}`);
  expect((await write({ rank }, 'en')).subject).toBe(`Maison: ${english}`);
});

test('of a test says so, first of all', async () => {
  const mail = await write({ test_mode: true }, 'en');
  expect(mail.subject).toMatch(/^\[Test\]/);
  expect(plain(mail.text)).toContain('nothing is to be paid');
});
