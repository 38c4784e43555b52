import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the membership that the path names. */
export const membershipRequest = (
  params: Readonly<Record<string, string>>,
): Ask<'getMembership'> => ({
  membership: params['membership'] ?? '',
});
