import { type DataNeed, drawnNeed, need, type Where } from '../element.ts';
import { listRequest } from './list-request.ts';
import type { Settings } from './settings.ts';

export const data = (settings: Settings, { params, search }: Where): readonly DataNeed[] => [
  drawnNeed(
    'listAvailabilities',
    listRequest(params['activity'] ?? '', { search, page_size: settings['page-size'] }),
  ),
  need('getActivity', { activity: params['activity'] ?? '' }),
];
