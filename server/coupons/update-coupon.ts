import { updateCoupon as endpoint } from '@ribambelle/api/coupons/update-coupon.ts';
import { action } from '../action.ts';
import { nameActivities } from '../activities/index.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { chosenSegments } from '../segments/index.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { isCodeTaken, lockCoupon, saveCoupon } from './coupon-store.ts';
import { findCoupon } from './coupon-views.ts';
import { refuseImpossible, refuseTaken } from './prepare-coupon.ts';

/** Changes a coupon; orders that used it stay as they were. */
export const updateCoupon = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const { coupon, version, activities, ...rest } = request;
    const { people_segment, availabilities_segment, ...given } = rest;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockCoupon(db, { organiser_id, coupon }), 'COUPON_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const before = { ...columns, title: bilingualOf(row.title) };
    const values = withChanges(before, given);
    refuseImpossible(values);
    if (await isCodeTaken(db, { organiser_id, id, code: values.code })) refuseTaken();
    const details = await findCoupon(db, { organiser_id, coupon, now });
    const connections = {
      activities: details?.activities.map((activity) => activity.cuid) ?? [],
      people_segment: details?.people_segment?.cuid ?? null,
      availabilities_segment: details?.availabilities_segment?.cuid ?? null,
    };
    const segmentCuids = { people_segment, availabilities_segment };
    const segments = await chosenSegments(db, { organiser_id, ...segmentCuids });
    await saveCoupon(db, { organiser_id, id, values, segments, now });
    await nameActivities(db, { of: 'coupons', organiser_id, id, activities });
    const audit = {
      action: 'discounts.update' as const,
      entity: 'coupons',
      entity_cuid: cuid,
      summary: values.code,
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(connections, withChanges(connections, { activities, ...segmentCuids })),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
