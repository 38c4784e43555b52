import { describe, expect, it } from 'vitest';
import type { AnswerType } from './answer-types.ts';
import { readAnswer } from './answer.ts';
import type { CustomField } from './answers.ts';
import { readCustomData, shownFields } from './answers.ts';
import { fitsPattern, isPatternAccepted } from './pattern.ts';

const choices = [
  { id: 71, label: 'Piscine' },
  { id: 72, label: 'Forêt' },
  { id: 74, label: 'Oui, merci' },
];
const formField = (type: AnswerType, required = false) => ({ type, required, choices });
const field = (id: number, changes: Partial<CustomField> = {}): CustomField => ({
  id,
  type: 'TEXT',
  required: false,
  active: true,
  order: 0,
  choices: [],
  ...changes,
});

describe('readAnswer', () => {
  it.each([
    ['TEXT', '  Léa ', 'Léa'],
    ['TEXT', '   ', null],
    ['TEXT', null, null],
    ['LONGTEXT', 'a\nb', 'a\nb'],
    ['DATE', '2020-02-29', '2020-02-29'],
    ['DATE', '2020-02-29T22:00:00.000Z', '2020-02-29'],
    ['CHOICES_SINGLE', '71', '71'],
    ['CHOICES_SINGLE', 71, '71'],
    ['CHOICES_SINGLE', 'Forêt', '72'],
    ['CHOICES_MULTIPLE', ['72', 'Piscine', '72'], ['72', '71']],
    ['CHOICES_MULTIPLE', '71', ['71']],
    ['CHOICES_MULTIPLE', '71,72', ['71', '72']],
    ['CHOICES_MULTIPLE', 'Forêt, 71', ['72', '71']],
    ['CHOICES_MULTIPLE', 'Oui, merci, Forêt', ['74', '72']],
    ['CHOICES_MULTIPLE', [], null],
  ] as const)('%s: %j is stored as %j', (type, answer, stored) => {
    expect(readAnswer(formField(type), answer)).toEqual({ ok: true, value: stored });
  });

  it.each([
    ['TEXT', '  ', 'ANSWER_REQUIRED'],
    ['TEXT', undefined, 'ANSWER_REQUIRED'],
    ['TEXT', { a: 1 }, 'ANSWER_INVALID'],
    ['TEXT', 'x'.repeat(501), 'ANSWER_TOO_LONG'],
    ['DATE', '2026-02-30', 'INVALID_DATE'],
    ['DATE', 'demain', 'INVALID_DATE'],
    ['CHOICES_SINGLE', '73', 'UNKNOWN_CHOICE'],
    ['CHOICES_SINGLE', ['71'], 'ANSWER_INVALID'],
    ['CHOICES_MULTIPLE', ['71', '73'], 'UNKNOWN_CHOICE'],
    ['CHOICES_MULTIPLE', [], 'ANSWER_REQUIRED'],
    ['CHOICES_MULTIPLE', [null], 'UNKNOWN_CHOICE'],
    ['CHOICES_MULTIPLE', '71,', 'UNKNOWN_CHOICE'],
    ['CHOICES_MULTIPLE', 'Oui', 'UNKNOWN_CHOICE'],
  ] as const)('%s: %j is refused with %s', (type, answer, code) => {
    expect(readAnswer(formField(type, true), answer)).toMatchObject({ ok: false, refused: code });
  });

  it('matches text to its pattern as a whole', () => {
    const postcode = { ...formField('TEXT'), pattern: '\\d{4}' };
    expect(readAnswer(postcode, '1000').ok).toBe(true);
    expect(readAnswer(postcode, '1000a')).toMatchObject({ refused: 'PATTERN_MISMATCH' });
  });
});

describe('patterns', () => {
  it.each([
    ['\\d{4}', true],
    ['[A-Z]{2}-\\d+', true],
    ['(ab|cd)', true],
    ['(\\d{2}\\.){2}', true],
    ['[\\p{L} ’-]+', true],
    ['(a+)+', true],
    ['(a|aa)+', true],
    ['(', false],
    ['(?=a)a', false],
    ['(?<!a)b', false],
    ['((a{100}){100}){100}', false],
    ['a{1001}', false],
    ['(a)\\1', false],
    ['x'.repeat(201), false],
  ])('%s is accepted: %s', (pattern, expected) => {
    expect(isPatternAccepted(pattern)).toBe(expected);
  });

  it('with an invalid pattern accept any text', () => {
    expect(fitsPattern('b', '(a)\\1')).toBe(true);
  });

  it.each([
    ['a*a*a*a*b', 'a'.repeat(350)],
    ['(a+)+', `${'a'.repeat(500)}!`],
    ['(a|aa)+', `${'a'.repeat(500)}!`],
    ['(.*)*(.*)*x', 'y'.repeat(500)],
    ['((a{50}){50}){20}', 'a'.repeat(500)],
    ['(x+x+)+y', 'x'.repeat(5_000)],
  ])('%s checks a hostile text in no time', (pattern, text) => {
    const before = performance.now();
    if (isPatternAccepted(pattern)) expect(fitsPattern(text, pattern)).toBe(false);
    expect(performance.now() - before).toBeLessThan(5_000);
  });
});

describe('readCustomData', () => {
  it('stores the answers of active fields only', () => {
    const fields = [
      field(1, { order: 1 }),
      field(2, { order: 5 }),
      field(3, { active: false, required: true }),
    ];
    const entries = [
      { field_id: 1, data: 'a' },
      { field_id: 2, data: 'b' },
      { field_id: 3, data: 'c' },
    ];
    expect(readCustomData(fields, entries)).toEqual({
      ok: true,
      value: [
        { field_id: 2, data: 'b' },
        { field_id: 1, data: 'a' },
      ],
    });
  });

  it('names every wrong field', () => {
    const fields = [field(1, { required: true }), field(2, { type: 'DATE' }), field(4)];
    const entries = [
      { field_id: 2, data: 'hier' },
      { field_id: 4, data: 'a' },
      { field_id: 4, data: 'b' },
      { field_id: 9, data: 'x' },
    ];
    expect(readCustomData(fields, entries)).toEqual({
      ok: false,
      refused: 'CUSTOM_DATA_INVALID',
      fields: {
        'custom_data.1': 'ANSWER_REQUIRED',
        'custom_data.2': 'INVALID_DATE',
        'custom_data.4': 'FIELD_ANSWERED_TWICE',
        'custom_data.9': 'UNKNOWN_FIELD',
      },
    });
  });

  it('returns fields in descending order', () => {
    const fields = [
      field(1, { order: 1 }),
      field(2, { order: 3 }),
      field(3, { order: 2, active: false }),
    ];
    expect(shownFields(fields).map((one) => one.id)).toEqual([2, 1]);
  });
});
