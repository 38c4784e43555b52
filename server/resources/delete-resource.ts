import { deleteResource as endpoint } from '@ribambelle/api/resources/delete-resource.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isResourceNeeded, lockResource, removeResource } from './resource-store.ts';

/** Deletes a resource that was never booked, is in no cart, and is needed by no availability. */
export const deleteResource = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, name } = orRefuse(
      await lockResource(db, { organiser_id, resource: request.resource }),
      'RESOURCE_NOT_FOUND',
    );
    const is_needed = await isResourceNeeded(db, { organiser_id, id });
    if (is_needed || (await isOfferUsed(db, { of: 'resources', organiser_id, id })))
      refuse('RESOURCE_IN_USE');
    const summary = textReader({ language, organiser })(name);
    const removal = await keepRemoved(db, {
      noun: 'resources',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeResource(db, { organiser_id, id });
    const did = {
      action: 'resources.delete' as const,
      entity: 'resources',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null, removal };
  },
);
