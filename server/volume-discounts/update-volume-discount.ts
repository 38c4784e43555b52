import { updateVolumeDiscount as endpoint } from '@ribambelle/api/volume-discounts/update-volume-discount.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { chosenSegments } from '../segments/index.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockVolumeDiscount, saveVolumeDiscount } from './volume-discount-store.ts';
import { findVolumeDiscount } from './volume-discount-views.ts';
import { nameActivities, refuseImpossible } from './prepare-volume-discount.ts';

/** Changes a volume discount; registrations keep their reduction. */
export const updateVolumeDiscount = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { volume_discount, version, activities, ...rest } = request;
    const { people_segment, availabilities_segment, ...requested } = rest;
    const organiser_id = organiser.id;
    const row = orRefuse(
      await lockVolumeDiscount(db, { organiser_id, volume_discount }),
      'VOLUME_DISCOUNT_NOT_FOUND',
    );
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, ...columns } = row;
    const before = { ...columns, title: bilingualOf(row.title) };
    const values = withChanges(before, requested);
    refuseImpossible(values);
    const current = await findVolumeDiscount(db, { organiser_id, volume_discount });
    const references = {
      activities: current?.activities.map((one) => one.cuid) ?? [],
      people_segment: current?.people_segment?.cuid ?? null,
      availabilities_segment: current?.availabilities_segment?.cuid ?? null,
    };
    const newSegments = { people_segment, availabilities_segment };
    const segments = await chosenSegments(db, { organiser_id, ...newSegments });
    await saveVolumeDiscount(db, { organiser_id, id, values, segments, now });
    await nameActivities(db, { organiser_id, id, activities });
    const summary = textReader({ language, organiser })(values.title);
    const audit = {
      action: 'volume-discounts.update' as const,
      entity: 'volume_discounts',
      entity_cuid: cuid,
      summary,
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(references, withChanges(references, { activities, ...newSegments })),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
