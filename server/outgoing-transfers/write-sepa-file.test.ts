import { readPain } from '@ribambelle/testing/bank/validate-pain.ts';
import { sepaText } from '@ribambelle/domain/outgoing-transfers/sepa-text.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeSepaFile } from './write-sepa-file.ts';

const FILE = {
  cuid: 'file1',
  debtor: { holder: 'L’Éclaircie ASBL', iban: 'BE72000000001616', bic: 'GKCCBEBB' },
  timezone: 'Europe/Brussels',
  // in Brussels the day after
  now: '2026-07-06T22:30:00.000Z',
};
const ANNE = {
  cuid: 'refund1',
  amount: 4_005,
  holder: 'Anne Dubois',
  iban: 'BE68539007547034',
  message: 'Remboursement +++010/8068/17183+++',
};

/** Any sign, also half a one and those that XML does not know. */
const SIGNS = fc.nat({ max: 0xff_ff }).map((code) => String.fromCharCode(code));

test('a file names the organiser, its day and each transfer', () => {
  expect(readPain(writeSepaFile({ ...FILE, transfers: [ANNE] }))).toEqual({
    id: 'file1',
    day: '2026-07-07',
    created: '2026-07-07T00:30:00',
    debtor: "L'Eclaircie ASBL BE72000000001616 GKCCBEBB",
    counts: ['1', '1'],
    sums: ['40.05', '40.05'],
    transfers: [
      {
        id: 'refund1',
        amount: '40.05',
        name: 'Anne Dubois',
        iban: 'BE68539007547034',
        message: 'Remboursement +++010/8068/17183+++',
      },
    ],
  });
});

test('a file without a BIC is valid, and says that none was given', () => {
  const xml = writeSepaFile({ ...FILE, debtor: { ...FILE.debtor, bic: '' }, transfers: [ANNE] });
  expect(readPain(xml)).toMatchObject({ id: 'file1', counts: ['1', '1'] });
  expect(xml).toMatch(/<DbtrAgt><FinInstnId><Othr><Id>NOTPROVIDED/);
  expect(xml).not.toContain('BICFI');
});

test('the schema refuses a file with a name that is too long: it is in force', () => {
  const xml = writeSepaFile({ ...FILE, transfers: [ANNE] });
  expect(() => readPain(xml.replace('Anne Dubois', 'A'.repeat(141)))).toThrow(/Nm/);
});

test('count, sum and references of a file are those of its transfers, whatever people typed', () => {
  const transfer = fc.record({
    cuid: fc.stringMatching(/^[a-z0-9]{24}$/),
    amount: fc.integer({ min: 1, max: 99_999_999 }),
    holder: fc.string({ unit: SIGNS, maxLength: 90 }),
    iban: fc.constantFrom('BE68539007547034', 'NL91ABNA0417164300', 'FR1420041010050500013M02606'),
    message: fc.string({ unit: SIGNS, maxLength: 200 }),
  });
  fc.assert(
    fc.property(fc.array(transfer, { minLength: 1, maxLength: 40 }), (transfers) => {
      const written = readPain(writeSepaFile({ ...FILE, transfers }));
      const cents = transfers.reduce((sum, { amount }) => sum + amount, 0);
      const sum = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect([...written.counts, ...written.sums]).toEqual([
        String(transfers.length),
        String(transfers.length),
        sum,
        sum,
      ]);
      expect(written.transfers).toEqual(
        transfers.map(({ cuid: id, amount, holder, iban, message }) => ({
          id,
          iban,
          amount: (amount / 100).toFixed(2),
          name: sepaText(holder, 70),
          message: sepaText(message, 140),
        })),
      );
    }),
    { numRuns: 60 },
  );
});
