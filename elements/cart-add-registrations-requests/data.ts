import { type DataNeed, need, type Where } from '../element.ts';
import { readWanted, wantedRequests } from '../pieces/cart/wanted.ts';
import type { Settings } from './settings.ts';

export const data = (_settings: Settings, { search }: Where): readonly DataNeed[] => {
  const { by_availability } = wantedRequests(readWanted(search));
  return by_availability === null ? [] : [need('listAvailabilities', by_availability)];
};
