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
    (left = '', wanted = '', answer) => {
      const decided = decideStock(leftOf(left), wishesOf(wanted));
      const said = decided.ok
        ? 'given'
        : `${decided.refused} at ${Object.keys(decided.fields).join(', ')}`;
      expect(said).toBe(answer);
    },
  );
});

describe('the number of pieces left', () => {
  it.each(casesOf('option-stock', 'How many are left'))(
    'of %s with %s taken: %s',
    (stock = '', taken, left) => {
      const given = stock === 'none' ? null : Number.parseInt(stock, 10);
      const counted = stockLeft({ stock: given, taken: Number(taken) });
      expect(counted === null ? 'none' : String(counted)).toBe(left);
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
  const left = fc
    .array(fc.tuple(fc.integer({ min: 1, max: 3 }), fc.nat({ max: 6 })))
    .map((pieces) => new Map(pieces));
  fc.assert(
    fc.property(left, fc.array(wish, { maxLength: 6 }), (pieces, wishes) => {
      const wanted = (id: number) =>
        wishes
          .filter(({ options }) => options.some(({ price_id }) => price_id === id))
          .reduce((sum, { quantity }) => sum + quantity, 0);
      const enough = [...pieces].every(([id, count]) => wanted(id) <= count);
      expect(decideStock(pieces, wishes).ok).toBe(enough);
    }),
  );
});
