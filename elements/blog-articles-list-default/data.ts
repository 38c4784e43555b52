import { type DataNeed, need, type Where } from '../element.ts';
import { articlesRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the articles of the page. */
export const data = (_settings: Settings, { search }: Where): readonly DataNeed[] => [
  need('listArticles', articlesRequest(search)),
];
