import { updateTermsDraft as endpoint } from '@ribambelle/api/terms/update-terms-draft.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { sanitise } from '../texts/sanitise.ts';
import { lockTermsDraft, saveTermsDraft } from './terms-store.ts';

/** Keeps the draft, sanitised. */
export const updateTermsDraft = action(endpoint, async (context) => {
  const { db, request, organiser, now } = context;
  const row = await lockTermsDraft(db, now);
  await requireVersion(db, { record: row, read: request.version });
  const content = inEachLanguage((language) => sanitise(request.content[language]));
  await saveTermsDraft(db, { content, now });
  await logAct(context, {
    act: 'website-pages.update',
    noun: 'terms_drafts',
    record: row,
    summary: textsFor(organiser.language).terms.title,
    before: { content: row.content },
    after: { content },
  });
  return { message: null };
});
