import type { Ask } from '@ribambelle/api/client.ts';
import type { Change, VersionedName } from './versions.ts';

/**
 * A change with the version of its record.
 * Guarantee: every endpoint of VERSIONED asks for a version, which a test compares with the register.
 */
export function withVersion<Name extends VersionedName>(
  change: Change<Name>,
  version: number,
): Ask<Name> {
  return { ...change, version } as unknown as Ask<Name>;
}
