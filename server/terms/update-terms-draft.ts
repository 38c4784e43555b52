import { updateTermsDraft as endpoint } from '@ribambelle/api/terms/update-terms-draft.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { sanitise } from '../texts/sanitise.ts';
import { lockTermsDraft, saveTermsDraft } from './terms-store.ts';

/** Keeps the draft, sanitised. */
export const updateTermsDraft = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const of = { organiser_id: organiser.id, now };
    const before = await lockTermsDraft(db, of);
    await requireVersion(db, { ...of, record: before, read: request.version });
    const content = inEachLanguage((language) => sanitise(request.content[language]));
    await saveTermsDraft(db, { ...of, content });
    const audit = {
      action: 'website-pages.update' as const,
      entity: 'terms_drafts',
      entity_cuid: before.cuid,
      summary: textsFor(organiser.language).terms.title,
      changes: changesBetween({ content: before.content }, { content }),
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
