import { createMembership as endpoint } from '@ribambelle/api/memberships/create-membership.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkedMembership, connectMembership } from './prepare-membership.ts';
import { insertMembership } from './membership-store.ts';

/** Adds a membership for sale. */
export const createMembership = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { images, ...given } = request;
    const values = checkedMembership(given);
    const { id, cuid } = await insertMembership(db, { organiser_id: organiser.id, values, now });
    await connectMembership(db, { organiser_id: organiser.id, id, images });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'memberships.create' as const,
      entity: 'memberships',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { cuid };
  },
);
