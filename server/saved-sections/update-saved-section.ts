import { updateSavedSection as endpoint } from '@ribambelle/api/saved-sections/update-saved-section.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { orRefuse } from '../refusal.ts';
import { lockSavedSection, renameSavedSection } from './saved-section-store.ts';

/** Renames a saved section. */
export const updateSavedSection = action(endpoint, async (context) => {
  const { db, request } = context;
  const { section: cuid, name } = request;
  const before = orRefuse(await lockSavedSection(db, cuid), 'SAVED_SECTION_NOT_FOUND');
  if (before.name === name) return { message: null };
  await renameSavedSection(db, { cuid, name });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'saved_sections',
    cuid,
    summary: name,
    before: { name: before.name },
    after: { name },
  });
  return { message: null };
});
