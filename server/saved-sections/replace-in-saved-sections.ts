import type { Json } from '@ribambelle/database/json.ts';
import {
  type Replacement,
  withReplacedPicture,
} from '@ribambelle/domain/website/replaced-picture.ts';
import { logAct } from '../audit/log-act.ts';
import type { StaffContext } from '../audit/staff-context.ts';
import { lockSectionsWith, saveSectionContent } from './saved-section-store.ts';

/** Puts a picture in place of another in all saved sections, and logs each of them. */
export async function replaceInSavedSections(
  context: StaffContext,
  replacement: Replacement,
): Promise<void> {
  const { db } = context;
  for (const section of await lockSectionsWith(db, replacement.from)) {
    const { content: before } = section;
    const after: Json = JSON.parse(JSON.stringify(withReplacedPicture(before, replacement)));
    await saveSectionContent(db, { id: section.id, content: after });
    await logAct(context, {
      act: 'website-pages.update',
      noun: 'saved_sections',
      cuid: section.cuid,
      summary: section.name,
      before: { content: before },
      after: { content: after },
    });
  }
}
