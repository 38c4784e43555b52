import { describe, expect, it } from 'vitest';
import type { TransferToShow } from './epc-payload.ts';
import { epcPayload, utf8Length } from './epc-payload.ts';

const payload = (changes: Partial<TransferToShow> = {}) =>
  epcPayload({
    beneficiary_name: 'ASBL Les Petits Génies',
    iban: 'BE68 5390 0754 7034',
    bic: null,
    amount: 14_950,
    structured_reference: '010806817183',
    unstructured_reference: null,
    ...changes,
  });
const text = (changes: Partial<TransferToShow> = {}): string => {
  const decision = payload(changes);
  return decision.ok ? decision.value : decision.refused;
};

describe('epcPayload', () => {
  it('is the text that banking apps scan', () => {
    expect(text()).toBe(
      'BCD\n002\n1\nSCT\n\nASBL Les Petits Génies\nBE68539007547034\nEUR149.50\n\n010806817183',
    );
    expect(utf8Length(text())).toBe(79);
  });

  it.each([
    [1, 'EUR0.01'],
    [100, 'EUR1.00'],
    [99_999_999_999, 'EUR999999999.99'],
  ])('writes %i as %s', (amount, line) => {
    expect(text({ amount }).split('\n')[7]).toBe(line);
  });

  it('puts a free text in its own field', () => {
    expect(
      text({ structured_reference: null, unstructured_reference: 'Stage' }).split('\n').slice(8),
    ).toEqual(['', '', 'Stage']);
  });

  it('leaves out references when there are none', () => {
    expect(text({ structured_reference: null }).split('\n')).toHaveLength(8);
  });

  it('shortens a long name, and keeps a name on one line', () => {
    expect(text({ beneficiary_name: 'é'.repeat(90) }).split('\n')[5]).toBe('é'.repeat(70));
    expect(text({ beneficiary_name: 'Les\nGénies' }).split('\n')[5]).toBe('Les Génies');
  });

  it.each([
    ['BOTH_REFERENCES', { unstructured_reference: 'Stage' }],
    ['BENEFICIARY_REQUIRED', { beneficiary_name: '  ' }],
    ['IBAN_INVALID', { iban: 'compte' }],
    ['BIC_INVALID', { bic: 'GEBA' }],
    ['EPC_AMOUNT_INVALID', { amount: 0 }],
    ['EPC_AMOUNT_INVALID', { amount: 1.5 }],
    ['EPC_AMOUNT_INVALID', { amount: 100_000_000_000 }],
    ['REFERENCE_TOO_LONG', { structured_reference: '1'.repeat(36) }],
    ['REFERENCE_TOO_LONG', { structured_reference: null, unstructured_reference: 'a\nb' }],
    [
      'PAYLOAD_TOO_LONG',
      {
        beneficiary_name: '𝄞'.repeat(70),
        structured_reference: null,
        unstructured_reference: 'é'.repeat(140),
      },
    ],
  ] satisfies [string, Partial<TransferToShow>][])('refuses with %s', (refused, changes) => {
    expect(payload(changes)).toEqual({ ok: false, refused, fields: {} });
  });
});
