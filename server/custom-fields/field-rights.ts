import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { refuse } from '../refusal.ts';

type Deed = 'read' | 'create' | 'update' | 'delete';

interface Caller {
  readonly permissions: readonly Permission[];
}

/**
 * Tests whether the caller may do this with a field of an entity, beyond the right to fields of
 * families: fields of the team need their own rights.
 */
export function mayField(
  caller: Caller,
  { entity, deed }: { entity: string; deed: Deed },
): boolean {
  return entity !== 'COLLABORATORS' || mayFieldOfTeam(caller, deed);
}

function mayFieldOfTeam({ permissions }: Caller, deed: Deed): boolean {
  switch (deed) {
    case 'read':
      return permissions.includes('collaborator-custom-fields.read');
    case 'create':
      return permissions.includes('collaborator-custom-fields.create');
    case 'update':
      return permissions.includes('collaborator-custom-fields.update');
    case 'delete':
      return permissions.includes('collaborator-custom-fields.delete');
  }
}

/** Refuses NOT_PERMITTED where `mayField` returns false. */
export function requireField(caller: Caller, of: { entity: string; deed: Deed }): void {
  if (!mayField(caller, of)) refuse('NOT_PERMITTED');
}
