import { type DataNeed, pageNeeds, type Where } from '../element.ts';
import { resourceRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the resource that the path names; without it there is no page. */
export const data = (_settings: Settings, { params }: Where): readonly DataNeed[] => [
  pageNeeds('getResource', resourceRequest(params)),
];
