import { getTerms as endpoint } from '@ribambelle/api/terms/get-terms.ts';
import { pickText } from '@ribambelle/domain/base/pick-text.ts';
import { USUAL_TERMS } from '@ribambelle/domain/terms/usual-terms.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { textReader } from '../texts/bilingual.ts';
import { termsConditions } from './terms-conditions.ts';
import { findTermsVersion } from './terms-views.ts';

/** Answers the terms in force or an earlier version; the standard text when none was published. */
export const getTerms = action(endpoint, async ({ db, request, organiser, language }) => {
  const newest = await findTermsVersion(db, null);
  if (newest === undefined && request.number === undefined) {
    const content = pickText(USUAL_TERMS, { language, fallback: organiser.language });
    const conditions = await termsConditions(db, language);
    return { number: null, published_at: null, current: true, content, conditions };
  }
  const version =
    request.number === undefined || request.number === newest?.number
      ? newest
      : await findTermsVersion(db, request.number);
  const { number, published_at, content } = orRefuse(version, 'TERMS_VERSION_NOT_FOUND');
  const current = number === newest?.number;
  return {
    number,
    published_at,
    current,
    conditions: current ? await termsConditions(db, language) : [],
    content: textReader({ language, organiser })(content),
  };
});
