import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { inEveryLanguage } from '../general/shapes.ts';
import { termsNumber, termsVersion } from './shapes.ts';

/** Returns one published version in every language. Refuses TERMS_VERSION_NOT_FOUND. */
export const getTermsVersion = endpoint({
  method: 'GET',
  path: '/api/back-office/terms/{number}',
  who: 'website-pages.read',
  summary: 'Shows one published version of the terms.',
  request: z.object({ number: termsNumber }),
  answer: termsVersion.extend({ content: inEveryLanguage }),
  errors: ['TERMS_VERSION_NOT_FOUND'],
});
