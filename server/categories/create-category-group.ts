import { createCategoryGroup as endpoint } from '@ribambelle/api/categories/create-category-group.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertGroup } from './category-store.ts';

/** Adds a group of categories. */
export const createCategoryGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const cuid = await insertGroup(db, { organiser_id: organiser.id, values: request });
    const summary = textReader({ language, organiser })(request.title);
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'categories.create',
      entity: 'category_groups',
      entity_cuid: cuid,
      summary,
    });
    return { cuid };
  },
);
