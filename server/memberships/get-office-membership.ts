import { getOfficeMembership as endpoint } from '@ribambelle/api/memberships/get-office-membership.ts';
import { action } from '../action.ts';
import { atOnce } from '../database/statements.ts';
import { uploadedImage } from '../files/index.ts';
import { isOfferUsed } from '../offers/index.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { findMembership, loadMembershipImages } from './membership-views.ts';

/** Returns one membership with everything that its form changes. */
export const getOfficeMembership = action(endpoint, async ({ db, request, organiser }) => {
  const organiser_id = organiser.id;
  const { title, description, ...row } = orRefuse(
    await findMembership(db, { organiser_id, membership: request.membership }),
    'MEMBERSHIP_NOT_FOUND',
  );
  const [images, in_use] = await atOnce(
    () => loadMembershipImages(db, { organiser_id, ids: [row.id] }),
    () => isOfferUsed(db, { of: 'memberships', organiser_id, id: row.id }),
  );
  return {
    ...row,
    title: bilingualOf(title),
    description: bilingualOf(description),
    images: images.map(uploadedImage),
    in_use,
  };
});
