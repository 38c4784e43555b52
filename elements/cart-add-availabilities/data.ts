import { type DataNeed, need, type Where } from '../element.ts';
import { readWanted, wantedRequests } from '../pieces/cart/wanted.ts';
import type { Settings } from './settings.ts';

export const data = (_settings: Settings, { search }: Where): readonly DataNeed[] => {
  const { by_availability, by_date } = wantedRequests(readWanted(search));
  return [by_availability, by_date]
    .filter((request) => request !== null)
    .map((request) => need('listAvailabilities', request));
};
