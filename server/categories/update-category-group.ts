import { updateCategoryGroup as endpoint } from '@ribambelle/api/categories/update-category-group.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf, textReader } from '../texts/bilingual.ts';
import { lockGroup, saveGroup } from './category-store.ts';

/** Changes a group of categories. */
export const updateCategoryGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const { group, ...values } = request;
    const row = orRefuse(
      await lockGroup(db, { organiser_id: organiser.id, group }),
      'CATEGORY_GROUP_NOT_FOUND',
    );
    await saveGroup(db, { organiser_id: organiser.id, id: row.id, values });
    const changes = changesBetween({ ...row, title: bilingualOf(row.title) }, { ...values });
    const summary = textReader({ language, organiser })(values.title);
    const did = {
      action: 'categories.update' as const,
      entity: 'category_groups',
      entity_cuid: row.cuid,
      summary,
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
