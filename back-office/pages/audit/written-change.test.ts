import { texts as en } from '@ribambelle/texts/en/office-audit.ts';
import { texts as fr } from '@ribambelle/texts/fr/office-audit.ts';
import { expect, test } from 'vitest';
import { type Voice, writtenChange, writtenSummary } from './written-change.ts';

const voice: Voice = {
  texts: fr,
  price: (amount) => `${amount / 100} €`,
  moment: (instant) => `moment ${instant.slice(0, 10)}`,
  lastDay: (end) => `fin ${end}`,
  day: (day) => `jour ${day}`,
  weekday: (day) => ['lundi', 'mardi', 'mercredi'][day - 1] ?? '',
  permissionOf: (permission) => permission.replace('.', ' : '),
  codes: new Map([['BANK', 'par virement']]),
};
const sentence = (field: string, [from, to]: readonly [from: string, to: string]) =>
  writtenChange({ field, from, to }, voice);

test('amounts are written as money, and codes as words', () => {
  expect(sentence('amount', ['', '4800'])).toBe('Montant : 48 €');
  expect(sentence('to', ['', 'BANK'])).toBe('Remboursé : par virement');
  expect(sentence('registration_flow', ['AVAILABILITIES', 'REQUEST'])).toBe(
    'Façon de s’inscrire : dates → sur demande',
  );
  expect(sentence('capacity', ['12', '10'])).toBe('Places : 12 → 10');
  expect(sentence('total_amount', ['10000', '7500'])).toBe('Prix : 100 € → 75 €');
  expect(sentence('member_price', ['10000', '7500'])).toBe('Prix pour les membres : 100 € → 75 €');
  expect(sentence('partial_fee', ['0', '500'])).toBe('Supplément pour certaines dates : 0 € → 5 €');
  expect(sentence('member_percentage', ['0', '1000'])).toBe(
    'Pourcentage en moins pour les membres : 0 % → 10 %',
  );
});

test('booleans, instants and days are written in plain words', () => {
  expect(sentence('closed', ['false', 'true'])).toBe('Fermé : non → oui');
  expect(sentence('start_at', ['', '2026-12-16T13:00:00.000Z'])).toBe('Début : moment 2026-12-16');
  expect(sentence('ends_at', ['', '2026-08-31T22:00:00.000Z'])).toContain('fin 2026-08-31T22');
  expect(sentence('birthdate', ['2017-06-30', '2017-07-30'])).toBe(
    'Date de naissance : jour 2017-06-30 → jour 2017-07-30',
  );
  expect(sentence('weekday', ['1', '3'])).toBe('Jour : lundi → mercredi');
  expect(sentence('phone', ['02 555', ''])).toBe('Téléphone : 02 555 → rien');
});

test('of permissions, what was added and what was removed', () => {
  const change = ['["payments.read","reviews.read"]', '["payments.read","mails.read"]'] as const;
  expect(sentence('permissions', change)).toBe(
    'Droits : ajouté : mails : read · retiré : reviews : read',
  );
});

test('a value without words is written as changed', () => {
  const one = 'c12c3640949b60b48c80e351';
  const other = 'c4382e635f30424afd5fcc04';
  expect(sentence('location', [one, other])).toBe('Lieu : changé');
  expect(sentence('categories', [`["${one}"]`, '[]'])).toBe('Catégories : changé');
  expect(sentence('title', ['{"fr":"Terre"', '{"fr":"Feu"}'])).toBe('Titre : changé');
  expect(sentence('options', ['2', '["Tablier","Repas"]'])).toBe('Options : Tablier, Repas');
});

test('a hidden value is written as changed', () => {
  const change = { field: 'email', from: '', to: '', hidden: true };
  expect(writtenChange(change, voice)).toBe('E-mail : changé');
});

test('an unknown field is written without underscores, and in either language', () => {
  expect(sentence('some_new_field', ['', '3'])).toBe('some new field : 3');
  expect(writtenChange({ field: 'phone', from: '1', to: '2' }, { ...voice, texts: en })).toBe(
    'Phone: 1 → 2',
  );
});

test('a summary that is an instant is formatted, any other stays as it is', () => {
  expect(writtenSummary('2026-12-16T13:00:00.000Z', voice.moment)).toBe('moment 2026-12-16');
  expect(writtenSummary('Poterie du matin', voice.moment)).toBe('Poterie du matin');
});
