import { deleteBundle as endpoint } from '@ribambelle/api/bundles/delete-bundle.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isGiven, lockBundle, removeBundle } from './bundle-store.ts';

/** Deletes a bundle that was never sold and is in no cart. */
export const deleteBundle = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, title } = orRefuse(
      await lockBundle(db, { organiser_id, bundle: request.bundle }),
      'BUNDLE_NOT_FOUND',
    );
    if (await isOfferUsed(db, { of: 'bundles', organiser_id, id })) refuse('BUNDLE_IN_USE');
    if (await isGiven(db, { organiser_id, id })) refuse('BUNDLE_IN_USE');
    const summary = textReader({ language, organiser })(title);
    const removal = await keepRemoved(db, {
      noun: 'bundles',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeBundle(db, { organiser_id, id });
    const did = {
      action: 'bundles.delete' as const,
      entity: 'bundles',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null, removal };
  },
);
