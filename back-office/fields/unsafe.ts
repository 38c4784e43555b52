import type { Ask, EndpointName } from '@ribambelle/api/client.ts';

/**
 * Returns a change that names only some fields of a record as a request.
 *
 * Guarantee: it is made from a whole request by leaving out fields that an endpoint with a version
 * allows to be left out, which `api/versions.test.ts` checks.
 */
export function asAsk<Name extends EndpointName>(
  request: Readonly<Record<string, unknown>>,
): Ask<Name> {
  return request as unknown as Ask<Name>;
}
