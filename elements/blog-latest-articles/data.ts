import { type DataNeed, need } from '../element.ts';
import { latestRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the newest articles. */
export const data = (settings: Settings): readonly DataNeed[] => [
  need('listArticles', latestRequest(settings)),
];
