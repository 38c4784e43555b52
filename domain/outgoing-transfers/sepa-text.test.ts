import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sepaText } from './sepa-text.ts';

/** Any sign, also half a one and those that XML does not know. */
const SIGNS = fc.nat({ max: 0xff_ff }).map((code) => String.fromCharCode(code));

test.each([
  ['Anne Dubois', 'Anne Dubois'],
  ['Élodie Çelik-Müller', 'Elodie Celik-Muller'],
  ['L’Éclaircie ASBL', "L'Eclaircie ASBL"],
  ['Cœur & Fils – Straße', 'Coeur + Fils - Strasse'],
  ['Remboursement +++010/8068/17183+++', 'Remboursement +++010/8068/17183+++'],
  ['//Camp//Été/', 'Camp/Ete'],
  ['a\u0000b\u0007c\ud800d\u200be', 'abcde'],
  ['two\nlines\tand  more', 'two lines and more'],
  ['Иванов', '......'],
  ['😀', '.'],
  ['', '.'],
  ['///', '.'],
])('%j is written %j', (text, expected) => {
  expect(sepaText(text, 70)).toBe(expected);
});

test('whatever is written, a bank takes it', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: SIGNS, maxLength: 200 }),
      fc.integer({ min: 1, max: 140 }),
      (text, most) => {
        const written = sepaText(text, most);
        expect(written).toMatch(/^[a-zA-Z0-9/\-?:().,'+ ]+$/);
        expect(written).not.toMatch(/^\/|\/$|\/\/|^ | $/);
        expect(written.length).toBeLessThanOrEqual(most);
      },
    ),
  );
});
