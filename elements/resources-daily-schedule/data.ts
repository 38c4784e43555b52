import { type DataNeed, need } from '../element.ts';
import { scheduledRequest } from '../pieces/booking/scheduled-request.ts';
import type { Settings } from './settings.ts';

/**
 * Requests the resources; the browser asks for their free hours, since those change by the minute.
 */
export const data = (settings: Settings): readonly DataNeed[] => [
  need('listResources', scheduledRequest(settings)),
];
