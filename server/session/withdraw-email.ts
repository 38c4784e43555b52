import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { withdrawEmail as endpoint } from '@ribambelle/api/session/withdraw-email.ts';
import { action } from '../action.ts';
import { endLinks, keepPendingEmail } from '../customers/index.ts';

/** Drops the pending address, with its links (R30). */
export const withdrawEmail = action(endpoint, async ({ db, customer, language, now }) => {
  await keepPendingEmail(db, { customer_id: customer.id, email: null, now });
  await endLinks(db, customer.id);
  return { message: textsFor(language).customers.updated };
});
