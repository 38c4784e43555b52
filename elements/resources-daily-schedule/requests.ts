import type { Ask } from '@ribambelle/api/client.ts';
import type { Settings } from './settings.ts';

const MOST_RESOURCES = 50;

/** The resources of the schedule. */
export function scheduledRequest(settings: Settings): Ask<'listResources'> {
  const { resources = [], 'bookings-configurations': configurations = [] } = settings;
  return {
    limit: MOST_RESOURCES,
    ...(resources.length > 0 && { id: resources }),
    ...(configurations.length > 0 && { 'bookings-configurations': configurations }),
  };
}
