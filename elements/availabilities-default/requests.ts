import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the availability that the path names by any of its three addresses (R2). */
export const availabilityRequest = (
  params: Readonly<Record<string, string>>,
): Ask<'getAvailability'> => ({
  availability: params['availability'] ?? '',
});
