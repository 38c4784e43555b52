import { publishTerms as endpoint } from '@ribambelle/api/terms/publish-terms.ts';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { refuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { sanitise } from '../texts/sanitise.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { sameText } from './same-text.ts';
import { insertTermsVersion, lockTermsDraft, saveTermsDraft } from './terms-store.ts';
import { findTermsVersion } from './terms-views.ts';

/** Makes a text the next version, with the draft locked. */
export const publishTerms = action(endpoint, async (context) => {
  const { db, request, organiser, collaborator, language, now } = context;
  const draft = await lockTermsDraft(db, now);
  await requireVersion(db, { record: draft, read: request.version });
  const content = inEachLanguage((each) => sanitise(request.content[each]));
  const missing = organiser.languages.filter((each) => content[each] === '');
  if (missing.length > 0) {
    const fields = missing.map((each) => [`content.${each}`, 'REQUIRED'] as const);
    refuse('TERMS_INCOMPLETE', Object.fromEntries(fields));
  }
  const current = await findTermsVersion(db, null);
  if (current !== undefined && sameText(content, bilingualOf(current.content)))
    refuse('TERMS_UNCHANGED');
  await saveTermsDraft(db, { content, now });
  const number = await insertTermsVersion(db, { content, published_by: collaborator.id, now });
  const texts = textsFor(organiser.language).terms;
  await logAct(context, {
    act: 'website-pages.create',
    noun: 'terms_versions',
    cuid: null,
    record: draft,
    summary: texts.version(number),
    before: { content: draft.content },
    after: { content },
  });
  return { number, message: textsFor(language).terms.published(number) };
});
