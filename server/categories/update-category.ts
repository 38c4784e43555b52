import { updateCategory as endpoint } from '@ribambelle/api/categories/update-category.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockCategory, saveCategory } from './category-store.ts';

/** Changes a category. */
export const updateCategory = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { category, ...values } = request;
    const row = orRefuse(
      await lockCategory(db, { organiser_id: organiser.id, category }),
      'CATEGORY_NOT_FOUND',
    );
    await saveCategory(db, { organiser_id: organiser.id, id: row.id, values });
    const changes = changesBetween({ ...row, title: bilingualOf(row.title) }, { ...values });
    const summary = textReader({ language, organiser })(values.title);
    const did = {
      action: 'categories.update' as const,
      entity: 'categories',
      entity_cuid: row.cuid,
      summary,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
