import { updateMembership as endpoint } from '@ribambelle/api/memberships/update-membership.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { checkedMembership, connectMembership } from './prepare-membership.ts';
import { loadMembershipImages } from './membership-views.ts';
import { lockMembership, saveMembership } from './membership-store.ts';

/** Changes a membership; items already sold stay as they were. */
export const updateMembership = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { membership, version, images, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockMembership(db, { organiser_id, membership }),
      'MEMBERSHIP_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const texts = { title: bilingualOf(row.title), description: bilingualOf(row.description) };
    const before = { ...columns, ...texts };
    const values = checkedMembership(withChanges(before, given));
    await saveMembership(db, { organiser_id, id, values, now });
    const imagesBefore = await loadMembershipImages(db, { organiser_id, ids: [id] });
    const pictures = { images: imagesBefore.map((image) => image.cuid) };
    if (images !== undefined) await connectMembership(db, { organiser_id, id, images });
    const audit = {
      action: 'memberships.update' as const,
      entity: 'memberships',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(values.title),
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(pictures, withChanges(pictures, { images })),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
