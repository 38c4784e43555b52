import type { accountCart } from '@ribambelle/api/account/shapes.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { z } from 'zod';
import type { CartRow } from './cart-views.ts';

/** A processed cart as the account shows it. */
export function presentCart(row: CartRow): z.infer<typeof accountCart> {
  return { ...row, structured_communication: formatStructuredCommunication(row.reference) };
}
