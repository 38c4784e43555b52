import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the resource that the path names. */
export const resourceRequest = (params: Readonly<Record<string, string>>): Ask<'getResource'> => ({
  resource: params['resource'] ?? '',
});
