import { deleteSavedSection as endpoint } from '@ribambelle/api/saved-sections/delete-saved-section.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { keepRemoved } from '../removals/removal-store.ts';
import { deleteSavedSectionRow, lockSavedSection } from './saved-section-store.ts';

/** Deletes a saved section, which can be restored for a moment. */
export const deleteSavedSection = action(endpoint, async (context) => {
  const { db, request } = context;
  const { section: cuid } = request;
  const row = orRefuse(await lockSavedSection(db, cuid), 'SAVED_SECTION_NOT_FOUND');
  const section = { noun: 'saved_sections' as const, cuid, summary: row.name };
  const removal = await keepRemoved(context, { ...section, key: cuid });
  await deleteSavedSectionRow(db, cuid);
  await logAct(context, { act: 'website-pages.delete', ...section });
  return { message: null, removal };
});
