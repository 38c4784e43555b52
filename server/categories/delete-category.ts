import { deleteCategory as endpoint } from '@ribambelle/api/categories/delete-category.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isCategoryUsed, lockCategory, removeFrom } from './category-store.ts';

/** Deletes a category that nothing uses. */
export const deleteCategory = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(
      await lockCategory(db, { organiser_id: organiser.id, category: request.category }),
      'CATEGORY_NOT_FOUND',
    );
    const one = { organiser_id: organiser.id, id: row.id };
    if (await isCategoryUsed(db, one)) refuse('CATEGORY_IN_USE');
    const summary = textReader({ language, organiser })(row.title);
    const removal = await keepRemoved(db, {
      noun: 'categories',
      key: row.id,
      entity_cuid: row.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeFrom(db, { ...one, table: 'categories' });
    const audit = {
      action: 'categories.delete' as const,
      entity: 'categories',
      entity_cuid: row.cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
