import type { Ask } from '@ribambelle/api/client.ts';

/** Returns the call for the bundle that the path names. */
export const bundleRequest = (params: Readonly<Record<string, string>>): Ask<'getBundle'> => ({
  bundle: params['bundle'] ?? '',
});
