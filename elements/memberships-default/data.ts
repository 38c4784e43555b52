import { type DataNeed, pageNeeds, type Where } from '../element.ts';
import { membershipRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the membership that the path names; without it there is no page. */
export const data = (_settings: Settings, { params }: Where): readonly DataNeed[] => [
  pageNeeds('getMembership', membershipRequest(params)),
];
