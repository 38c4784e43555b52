import type { Ask, EndpointName } from '@ribambelle/api/client.ts';

/**
 * A change of a record that names only some of its fields.
 * Guarantee: it is made of a whole request by leaving out what an endpoint with a version lets be left out, which `api/versions.test.ts` holds.
 */
export function asAsk<Name extends EndpointName>(
  request: Readonly<Record<string, unknown>>,
): Ask<Name> {
  return request as unknown as Ask<Name>;
}
