import type { Ask } from '@ribambelle/api/client.ts';

const MOST_RESOURCES = 50;

interface ScheduledResources {
  readonly resources?: readonly number[] | undefined;
  readonly 'bookings-configurations'?: readonly number[] | undefined;
}

/** Returns the call for the resources of a schedule: those named, or all that can be booked. */
export function scheduledRequest(settings: ScheduledResources): Ask<'listResources'> {
  const { resources = [], 'bookings-configurations': configurations = [] } = settings;
  return {
    limit: MOST_RESOURCES,
    ...(resources.length > 0 && { id: [...resources] }),
    ...(configurations.length > 0 && { 'bookings-configurations': [...configurations] }),
  };
}
