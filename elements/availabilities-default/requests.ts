import type { Ask } from '@ribambelle/api/client.ts';

/** The call for the availability that the path names, whichever of its three addresses it is (R2). */
export const availabilityRequest = (
  params: Readonly<Record<string, string>>,
): Ask<'getAvailability'> => ({
  availability: params['availability'] ?? '',
});
