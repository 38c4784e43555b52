import type { accountCart } from '@ribambelle/api/account/shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import type { z } from 'zod';
import type { CartRow } from './cart-views.ts';

/** Returns a processed cart as the account shows it, in the reader's language. */
export function presentCart(
  row: CartRow,
  text: (column: Json) => string,
): z.infer<typeof accountCart> {
  const { terms_version, terms_accepted_at, ...shown } = row;
  return {
    ...shown,
    terms:
      terms_version === null || terms_accepted_at === null
        ? null
        : { number: terms_version, accepted_at: terms_accepted_at },
    titles: row.titles.map(text),
    structured_communication: formatStructuredCommunication(row.reference),
  };
}
