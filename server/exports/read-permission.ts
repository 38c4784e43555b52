import type { ListName } from '@ribambelle/api/exports/shapes.ts';
import type { Permission } from '@ribambelle/domain/permissions/permissions.ts';
import { listNamed } from './list-named.ts';

/** Returns the permission needed to read a list. */
export function readPermission(list: ListName): Permission {
  return listNamed(list).permission;
}
