import { describe, expect, it } from 'vitest';
import { decideContact } from './contact.ts';
import { confirmationOf, isConfirmed } from './delete-confirmation.ts';
import { fullname, storedEmail } from './names.ts';

describe('a customer', () => {
  it('has a full name and one spelling of the e-mail address', () => {
    expect(fullname({ firstname: ' Anne ', lastname: 'Van den Berg' })).toBe('Anne Van den Berg');
    expect(fullname({ firstname: 'Anne', lastname: '' })).toBe('Anne');
    expect(storedEmail('  Anne@Example.BE ')).toBe('anne@example.be');
  });

  it.each([
    ['annevandenberg', 'Anne Van den Berg', true],
    ['Anne Van den Berg', 'Anne Van den Berg', true],
    ['anne', 'Anne Van den Berg', false],
    ['zoe\u0301', 'Zoé', true],
    ["jeanned'hondt", 'Jeanne D’Hondt', true],
    ['anne claire van‑den—berg', 'Anne Claire Van-den-Berg', true],
    ['soren', 'Søren', true],
    ["jeanned'hond", 'Jeanne D’Hondt', false],
    ['', 'Anne', false],
    ['', '🦊', false],
    ['🦊', '🦊', true],
    ['', ' ', false],
  ])('deleted by typing %j when %j is expected: %s', (typed, name, expected) => {
    expect(isConfirmed(typed, name)).toBe(expected);
  });

  it('is shown the text to type', () => {
    expect(confirmationOf('Anne Van den\u00A0Berg')).toBe('annevandenberg');
  });
});

it.each([
  ['anne@example.test', '', true],
  [null, '+32470123456', true],
  [null, '', false],
])('%s and %j can be reached: %s', (email, phone, expected) => {
  expect(decideContact({ email, phone }).ok).toBe(expected);
});
