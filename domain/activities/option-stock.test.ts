import { casesOf } from '@ribambelle/testing/reading/cases.ts';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { decideStock, stockLeft } from './option-stock.ts';

const idOf = (name: string) => 'abc'.indexOf(name) + 1;

/** `a: 1, b: 0` */
const leftOf = (cell: string) =>
  new Map(
    cell
      .split(', ')
      .filter((part) => part !== '')
      .map((part) => {
        const [name = '', pieces] = part.split(': ');
        return [idOf(name), Number(pieces)] as const;
      }),
  );

/** `2 × a b; 1 × a` */
const wishesOf = (cell: string) =>
  cell.split('; ').map((wish) => {
    const [quantity, names = ''] = wish.split(' × ');
    const options = names.split(' ').map((name) => ({ price_id: idOf(name) }));
    return { quantity: Number(quantity), options };
  });

describe('whether there are enough pieces', () => {
  it.each(casesOf('option-stock', 'Whether there are enough'))(
    '%s, with %s requested: %s',
    (stock = '', wishes = '', answer) => {
      const decision = decideStock(leftOf(stock), wishesOf(wishes));
      const text = decision.ok
        ? 'given'
        : `${decision.refused} at ${Object.keys(decision.fields).join(', ')}`;
      expect(text).toBe(answer);
    },
  );
});

describe('the number of pieces left', () => {
  it.each(casesOf('option-stock', 'How many are left'))(
    'of %s with %s taken: %s',
    (stock = '', taken, left) => {
      const stockCount = stock === 'none' ? null : Number.parseInt(stock, 10);
      const pieces = stockLeft({ stock: stockCount, taken: Number(taken) });
      expect(pieces === null ? 'none' : String(pieces)).toBe(left);
    },
  );
});

test('never more pieces are given than exist, and every refusal is needed', () => {
  const wish = fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    options: fc.uniqueArray(
      fc.integer({ min: 1, max: 3 }).map((price_id) => ({ price_id })),
      {
        selector: ({ price_id }) => price_id,
      },
    ),
  });
  const stockLeftOf = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 6 })))
    .map((pieces) => new Map(pieces));
  fc.assert(
    fc.property(stockLeftOf, fc.array(wish, { maxLength: 6 }), (pieces, wishes) => {
      const wishFor = (id: number) =>
        wishes
          .filter(({ options }) => options.some(({ price_id }) => price_id === id))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const enough = [...pieces].every(([id, count]) => wishFor(id) <= count);
      expect(decideStock(pieces, wishes).ok).toBe(enough);
    }),
  );
});
