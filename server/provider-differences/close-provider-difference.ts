import { closeProviderDifference as endpoint } from '@ribambelle/api/provider-differences/close-provider-difference.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { closeDifference } from './difference-store.ts';

/** Closes a difference that was explained elsewhere; nothing else changes. */
export const closeProviderDifference = action(endpoint, async (context) => {
  const { db, request, collaborator, now } = context;
  const { provider_difference: cuid, note } = request;
  const difference = orRefuse(
    await closeDifference(db, { cuid, note, closed_by: collaborator.id, now }),
    'PROVIDER_DIFFERENCE_NOT_FOUND',
  );
  await logAct(context, {
    act: 'payments.update',
    noun: 'provider-differences',
    cuid,
    summary: difference.provider_reference,
    changes: { note: { from: null, to: note } },
  });
  return { message: null };
});
