import { type DataNeed, drawnNeed } from '../element.ts';
import { scheduledRequest } from './requests.ts';
import type { Settings } from './settings.ts';

/** The resources; when they are free the browser asks, since that changes by the minute. */
export const data = (settings: Settings): readonly DataNeed[] => [
  drawnNeed('listResources', scheduledRequest(settings)),
];
