import { expect, test } from 'vitest';
import { decideQuantity } from './quantity.ts';

test.each([
  [1, 1, true],
  [2, 1, false],
  [4, 4, true],
  [5, 4, false],
  [1000, null, true],
])('%i places with a maximum of %o: %s', (quantity, maximum, ok) => {
  const decision = decideQuantity(quantity, maximum);
  expect(decision.ok).toBe(ok);
  if (!decision.ok) expect(decision.fields).toEqual({ quantity: 'QUANTITY_TOO_HIGH' });
});
