import type { Language } from '@ribambelle/domain/base/languages.ts';
import { expect, test } from 'vitest';
import { writeMail } from '../write-mail.tsx';
import type { CreditReminderFacts } from './facts.ts';
import { creditReminderOf } from './sample.ts';

const sender = {
  name: 'Maison',
  email: 'bonjour@maison.test',
  phone: '',
  accent_color: '#e67e22',
  timezone: 'Europe/Brussels',
  logo: '',
};
/** Writes it, and returns its subject and its text with ordinary spaces. */
async function write(changes: Partial<CreditReminderFacts> = {}, language: Language = 'fr') {
  const facts = { ...creditReminderOf('Anne'), ...changes };
  const { subject, text } = await writeMail('credit-reminder', { sender, language, facts });
  const plain = (of: string) => of.replaceAll(/[\u00a0\u202f]/gu, ' ').replaceAll('\u2060', '');
  return { subject: plain(subject), text: plain(text) };
}

test('says how much, of which day, since when, and both ways to use it', async () => {
  const { subject, text } = await write();
  expect(subject).toBe('Maison : il vous reste 25,50 € de crédit');
  for (const part of [
    'Le 2 mars 2026',
    '25,50 €',
    'depuis le 31 août 2025',
    'commande',
    'compte bancaire',
  ])
    expect(text).toContain(part);
  const english = await write({}, 'en');
  expect(english.subject).toBe('Maison: you have €25.50 of credit left');
  expect(english.text).toContain('since 31 August 2025');
  expect(english.text).toContain('bank account');
});

test('of a family that owes something says that it can pay that, and does not offer to pay it out', async () => {
  const { text } = await write({ owed_amount: 3_000 });
  expect(text).toContain('30,00 € à payer');
  expect(text).not.toContain('compte bancaire');
});

test('of a test says so, first of all', async () => {
  const { subject, text } = await write({ test_mode: true }, 'en');
  expect(subject).toMatch(/^\[Test\]/);
  expect(text).toContain('not real money');
});
