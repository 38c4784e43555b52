import { getOfficeTerms as endpoint } from '@ribambelle/api/terms/get-office-terms.ts';
import { USUAL_TERMS } from '@ribambelle/domain/terms/usual-terms.ts';
import { action } from '../action.ts';
import { inOrder } from '../database/statements.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { sameText } from './same-text.ts';
import { findTermsDraft, findTermsVersion, loadTermsVersions } from './terms-views.ts';

/** Answers the draft, or the standard text to begin with, and the published versions. */
export const getOfficeTerms = action(endpoint, async ({ db }) => {
  const [draft, current, versions] = await inOrder(
    () => findTermsDraft(db),
    () => findTermsVersion(db, null),
    () => loadTermsVersions(db),
  );
  const content = draft === undefined ? USUAL_TERMS : bilingualOf(draft.content);
  return {
    draft: {
      version: draft?.version ?? 1,
      content,
      updated_at: draft?.updated_at ?? null,
    },
    publishable: current === undefined || !sameText(content, bilingualOf(current.content)),
    versions: [...versions],
  };
});
