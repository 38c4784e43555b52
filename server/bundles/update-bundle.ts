import { updateBundle as endpoint } from '@ribambelle/api/bundles/update-bundle.ts';
import { bundleEntityOf } from '@ribambelle/domain/bundles/bundle-entity.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { checkedBundle, connectBundle } from './prepare-bundle.ts';
import { loadBundleActivities, loadBundleImages } from './bundle-views.ts';
import { lockBundle, saveBundle } from './bundle-store.ts';

/** Changes a bundle; items already sold stay as they were. */
export const updateBundle = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { bundle, version, images, activities, ...given } = request;
    const organiser_id = organiser.id;
    const row = orRefuse(await lockBundle(db, { organiser_id, bundle }), 'BUNDLE_NOT_FOUND');
    await requireVersion(db, { organiser_id, record: row, read: version });
    const { id, cuid, version: _version, entity, ...columns } = row;
    const texts = { title: bilingualOf(row.title), description: bilingualOf(row.description) };
    const before = { ...columns, ...texts, entity: bundleEntityOf(entity) };
    const values = checkedBundle(withChanges(before, given));
    await saveBundle(db, { organiser_id, id, values, now });
    const shown = await loadBundleImages(db, { organiser_id, ids: [id] });
    const named = await loadBundleActivities(db, { organiser_id, ids: [id] });
    const connected = {
      images: shown.map((image) => image.cuid),
      activities: named.map((activity) => activity.cuid),
    };
    await connectBundle(db, { organiser_id, id, images, activities });
    const did = {
      action: 'bundles.update' as const,
      entity: 'bundles',
      entity_cuid: cuid,
      summary: textReader({ language, organiser })(values.title),
      changes: {
        ...changesBetween(before, { ...values }),
        ...changesBetween(connected, withChanges(connected, { images, activities })),
      },
      record: row,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
