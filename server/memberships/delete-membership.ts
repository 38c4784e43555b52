import { deleteMembership as endpoint } from '@ribambelle/api/memberships/delete-membership.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { lockMembership, opensActivity, removeMembership } from './membership-store.ts';

/** Deletes a membership that was never sold, is in no cart and opens no activity. */
export const deleteMembership = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const organiser_id = organiser.id;
    const { id, cuid, title } = orRefuse(
      await lockMembership(db, { organiser_id, membership: request.membership }),
      'MEMBERSHIP_NOT_FOUND',
    );
    if (await isOfferUsed(db, { of: 'memberships', organiser_id, id })) refuse('MEMBERSHIP_IN_USE');
    if (await opensActivity(db, { organiser_id, id })) refuse('MEMBERSHIP_IN_ACTIVITY');
    const summary = textReader({ language, organiser })(title);
    const removal = await keepRemoved(db, {
      noun: 'memberships',
      key: id,
      entity_cuid: cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeMembership(db, { organiser_id, id });
    const audit = {
      action: 'memberships.delete' as const,
      entity: 'memberships',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
