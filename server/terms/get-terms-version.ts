import { getTermsVersion as endpoint } from '@ribambelle/api/terms/get-terms-version.ts';
import { action } from '../action.ts';
import { orRefuse } from '../refusal.ts';
import { bilingualOf } from '../texts/bilingual.ts';
import { findTermsVersion } from './terms-views.ts';

/** Answers a published version as it was. */
export const getTermsVersion = action(endpoint, async ({ db, request }) => {
  const version = await findTermsVersion(db, request.number);
  const { content, ...row } = orRefuse(version, 'TERMS_VERSION_NOT_FOUND');
  return { ...row, content: bilingualOf(content) };
});
