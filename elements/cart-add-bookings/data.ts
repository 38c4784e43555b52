import { type DataNeed, need, type Where } from '../element.ts';
import { readWantedTime } from './requests.ts';
import type { Settings } from './settings.ts';

/** Requests the resource that the address names. */
export const data = (_settings: Settings, { search }: Where): readonly DataNeed[] => {
  const wanted = readWantedTime(search);
  return wanted === null ? [] : [need('getResource', { resource: wanted.resource })];
};
