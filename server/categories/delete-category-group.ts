import { deleteCategoryGroup as endpoint } from '@ribambelle/api/categories/delete-category-group.ts';
import { action } from '../action.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { textReader } from '../texts/bilingual.ts';
import { isGroupUsed, lockGroup, removeFrom } from './category-store.ts';

/** Deletes a group of categories that nothing uses. */
export const deleteCategoryGroup = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now }) => {
    const row = orRefuse(
      await lockGroup(db, { organiser_id: organiser.id, group: request.group }),
      'CATEGORY_GROUP_NOT_FOUND',
    );
    const one = { organiser_id: organiser.id, id: row.id };
    if (await isGroupUsed(db, one)) refuse('CATEGORY_GROUP_IN_USE');
    const summary = textReader({ language, organiser })(row.title);
    const removal = await keepRemoved(db, {
      noun: 'category_groups',
      key: row.id,
      entity_cuid: row.cuid,
      summary,
      organiser,
      collaborator,
      now,
    });
    await removeFrom(db, { ...one, table: 'category_groups' });
    const audit = {
      action: 'categories.delete' as const,
      entity: 'category_groups',
      entity_cuid: row.cuid,
      summary,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null, removal };
  },
);
