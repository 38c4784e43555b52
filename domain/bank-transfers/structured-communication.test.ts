import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatStructuredCommunication,
  isStructuredCommunication,
  parseStructuredCommunication,
  structuredCommunicationOf,
} from './structured-communication.ts';

const communicationOf = (number: number, prefix = '') => {
  const decision = structuredCommunicationOf(number, prefix);
  return decision.ok ? decision.value : decision.refused;
};

describe('structured communications', () => {
  it.each([
    [108_068_171, '+++010/8068/17183+++'],
    [909_337_554, '+++090/9337/55493+++'],
    [1_905_063_212, '+++190/5063/21290+++'],
    [2_402_838_428, '+++240/2838/42818+++'],
    [97, '+++000/0000/09797+++'],
    [194, '+++000/0000/19497+++'],
    [9_999_999_999, '+++999/9999/99948+++'],
    [2_026_000_001, '+++202/6000/00192+++'],
  ])('of %i is %s', (number, text) => {
    expect(formatStructuredCommunication(communicationOf(number))).toBe(text);
    expect(parseStructuredCommunication(text)).toBe(communicationOf(number));
  });

  it.each([
    ['190506321291', null],
    ['000000000000', null],
    ['***190/5063/21290***', '190506321290'],
    ['190 5063 21290', '190506321290'],
    [' 190506321290 ', '190506321290'],
    ['19050632129', null],
    ['1905063212900', null],
    ['facture 190506321290', null],
    ['', null],
  ])('%j is read as %s', (text, expected) => {
    expect(parseStructuredCommunication(text)).toBe(expected);
  });

  it('carry the prefix at the front', () => {
    expect(communicationOf(1, '2026')).toBe('202600000192');
    expect(communicationOf(999_999, '2026')).toMatch(/^2026999999\d\d$/);
    expect(communicationOf(1_000_000, '2026')).toBe('NUMBER_TOO_LARGE');
    expect(communicationOf(1, '20A')).toBe('PREFIX_INVALID');
    expect(communicationOf(1, '123456789')).toBe('PREFIX_INVALID');
    expect(communicationOf(0)).toBe('NUMBER_TOO_LARGE');
    expect(communicationOf(10_000_000_000)).toBe('NUMBER_TOO_LARGE');
  });

  it('are read back unchanged, and become invalid when any single digit changes', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999_999 }),
        fc.nat(11),
        fc.integer({ min: 1, max: 9 }),
        (number, index, step) => {
          const communication = communicationOf(number);
          expect(parseStructuredCommunication(formatStructuredCommunication(communication))).toBe(
            communication,
          );
          const digit = String((Number(communication[index]) + step) % 10);
          expect(
            isStructuredCommunication(
              communication.slice(0, index) + digit + communication.slice(index + 1),
            ),
          ).toBe(false);
        },
      ),
    );
  });
});
