import { type DataNeed, pageNeeds, type Where } from '../element.ts';
import { articleRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the article that the path names; without it there is no page. */
export const data = (_settings: Settings, { params, search }: Where): readonly DataNeed[] => [
  pageNeeds('getArticle', articleRequest(params, search)),
];
