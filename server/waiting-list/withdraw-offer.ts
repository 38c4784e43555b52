import { withdrawOffer as endpoint } from '@ribambelle/api/waiting-list/withdraw-offer.ts';
import { action } from '../action.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { auditEntry } from './audit-entry.ts';
import { giveUpKeptPlace } from './give-up-kept-place.ts';
import { lockEntry } from './lock-entry.ts';
import { endKeptPlace } from './kept-place-store.ts';

/**
 * Ends an offer early, with its places locked (R18): they go to the next at once, and its family
 * stays on the list.
 */
export const withdrawOffer = action(endpoint, async (context) => {
  const { db, request, now, emit } = context;
  const which = { entry: request.entry, now };
  const entry = orRefuse(await lockEntry(db, which), 'WAITING_LIST_ENTRY_NOT_FOUND');
  if (entry.offer === null) refuse('OFFER_ENDED');
  await endKeptPlace(db, entry.id);
  await giveUpKeptPlace(db, { emit, entry, now });
  const changes = { offer_expires_at: { from: entry.offer.until, to: null } };
  await auditEntry(context, { act: 'waiting-list-registrations.update', entry, changes });
  return { message: null };
});
