import { updateDiscount as endpoint } from '@ribambelle/api/discounts/update-discount.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { chosenSegments } from '../segments/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockDiscount, saveDiscount } from './discount-store.ts';
import { findDiscount } from './discount-views.ts';
import { connectDiscount, refuseImpossible } from './prepare-discount.ts';

/** Changes a discount; registrations keep their reduction. */
export const updateDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { discount, version, activities, customers, ...rest } = request;
    const { people_segment, availabilities_segment, ...given } = rest;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockDiscount(db, { organiser_id, discount }), 'DISCOUNT_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const before = { ...columns, title: bilingualOf(row.title) };
    const values = withChanges(before, given);
    refuseImpossible(values);
    const details = await findDiscount(db, { organiser_id, discount });
    const connections = {
      activities: details?.activities.map((one) => one.cuid) ?? [],
      customers: details?.customers.map((one) => one.cuid) ?? [],
      people_segment: details?.people_segment?.cuid ?? null,
      availabilities_segment: details?.availabilities_segment?.cuid ?? null,
    };
    const segmentCuids = { people_segment, availabilities_segment };
    const segments = await chosenSegments(db, { organiser_id, ...segmentCuids });
    await saveDiscount(db, { organiser_id, id, values, segments, now });
    await connectDiscount(db, { organiser_id, id, customers, activities });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'discounts.update' as const,
      entity: 'discounts',
      entity_cuid: cuid,
      summary,
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(
          connections,
          withChanges(connections, { activities, customers, ...segmentCuids }),
        ),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
