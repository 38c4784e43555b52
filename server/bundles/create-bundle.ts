import { createBundle as endpoint } from '@ribambelle/api/bundles/create-bundle.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { checkedBundle, connectBundle } from './prepare-bundle.ts';
import { insertBundle } from './bundle-store.ts';

/** Adds a bundle for sale. */
export const createBundle = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { images, activities, ...given } = request;
    const values = checkedBundle(given);
    const { id, cuid } = await insertBundle(db, { organiser_id: organiser.id, values, now });
    await connectBundle(db, { organiser_id: organiser.id, id, images, activities });
    const summary = textReader({ language, organiser })(values.title);
    const did = {
      action: 'bundles.create' as const,
      entity: 'bundles',
      entity_cuid: cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { cuid };
  },
);
