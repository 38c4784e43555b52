import { describe, expect, test } from 'vitest';
import { contentTypeOf } from './attachments.ts';
import { heldBack } from './mailing.ts';
import { fillIn, tokenOf, unknownVariables, variablesOf } from './variables.ts';

const fine = {
  has_email: true,
  email_refused: false,
  email_confirmed: true,
  news_consented: false,
  has_registrations: true,
};

describe('recipients', () => {
  test.each([
    ['about a registration, no consent is wanted', {}, 'SERVICE', null],
    ['news want consent', {}, 'NEWS', 'NO_CONSENT'],
    ['news with consent go', { news_consented: true }, 'NEWS', null],
    ['unconfirmed, about a registration', { email_confirmed: false }, 'SERVICE', null],
    [
      'unconfirmed, about none',
      { email_confirmed: false, has_registrations: false },
      'SERVICE',
      'ADDRESS_UNCONFIRMED',
    ],
    [
      'unconfirmed, news',
      { email_confirmed: false, news_consented: true },
      'NEWS',
      'ADDRESS_UNCONFIRMED',
    ],
    ['without an address', { has_email: false, email_confirmed: false }, 'SERVICE', 'NO_ADDRESS'],
    ['refused by its server', { email_refused: true }, 'SERVICE', 'ADDRESS_REFUSED'],
  ] as const)('%s', (_name, facts, purpose, expected) => {
    expect(heldBack({ ...fine, ...facts }, purpose)).toBe(expected);
  });
});

describe('variables', () => {
  const values = {
    firstname: 'Anne',
    lastname: 'Dubois & <fils>',
    children: 'Léa et Tom',
    activity: 'Cirque',
    dates: 'lun. 6 juillet',
  };

  test('are filled in, in either language, and unknown ones stay as they are', () => {
    const text = 'Bonjour {prénom} { Lastname }, {enfants} {nothing} {';
    expect(fillIn(text, { values })).toBe('Bonjour Anne Dubois & <fils>, Léa et Tom {nothing} {');
    const write = (value: string) => value.replaceAll('<', '&lt;');
    expect(fillIn('<p>{nom}</p>', { values, write })).toBe('<p>Dubois & &lt;fils></p>');
  });

  test('a value that looks like a variable is not filled in again', () => {
    expect(fillIn('{prénom}', { values: { ...values, firstname: '{nom}' } })).toBe('{nom}');
  });

  test('unknown ones are found, each once', () => {
    const variables = variablesOf('REGISTRATIONS');
    expect(unknownVariables('{prenom} {nom} {prenom} {  } {&nbsp;nom}', variables)).toEqual([
      '{prenom}',
      '{  }',
    ]);
    expect(unknownVariables('{activité} {dates} {enfants}', variablesOf('CUSTOMERS'))).toEqual([
      '{activité}',
      '{dates}',
    ]);
    expect(variablesOf('SEGMENT', true)).toEqual(variables);
    expect(tokenOf('children', 'fr')).toBe('{enfants}');
  });
});

test.each([
  ['liste.pdf', '%PDF-1.7', 'application/pdf'],
  ['liste.PDF', '%PDF-1.7', 'application/pdf'],
  ['liste.pdf', 'MZ', null],
  ['notes.txt', 'Bonjour', 'text/plain; charset=utf-8'],
  ['notes.txt', 'a\0b', null],
  ['virus.exe', 'MZ', null],
  ['pdf', '%PDF-1.7', null],
])('%s beginning with %j is attached as %s', (name, content, expected) => {
  expect(contentTypeOf(name, Buffer.from(content))).toBe(expected);
});
