import { createCategory as endpoint } from '@ribambelle/api/categories/create-category.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { insertCategory, lockGroup } from './category-store.ts';

/** Adds a category to a group. */
export const createCategory = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { group, ...values } = request;
    const { id } = orRefuse(
      await lockGroup(db, { organiser_id: organiser.id, group }),
      'CATEGORY_GROUP_NOT_FOUND',
    );
    const cuid = await insertCategory(db, { organiser_id: organiser.id, group_id: id, values });
    const summary = textReader({ language, organiser })(values.title);
    await recordAudit(db, {
      organiser,
      collaborator,
      now,
      action: 'categories.create',
      entity: 'categories',
      entity_cuid: cuid,
      summary,
    });
    return { cuid };
  },
);
