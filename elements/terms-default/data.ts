import { type DataNeed, pageNeeds, type Where } from '../element.ts';
import { termsRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the terms; there is no page for a version that does not exist. */
export const data = (_settings: Settings, { search }: Where): readonly DataNeed[] => [
  pageNeeds('getTerms', termsRequest(search)),
];
