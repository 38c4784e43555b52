import type { ExportedList } from '@ribambelle/api/exports/shapes.ts';
import type { AnyList } from '../lists/office-list.ts';
import { storedRecords } from '../records.ts';
import { listOf } from '../records/record-list.ts';
import { exportedLists } from './exported-lists.ts';
import { anyList } from './unsafe.ts';

const lists = new Map<string, AnyList<object, unknown, unknown>>([
  ...Object.entries(exportedLists).map(([name, list]) => [name, anyList(list)] as const),
  ...storedRecords.map((stored) => [stored.record.noun, anyList(listOf(stored))] as const),
]);

/** Returns the list or report of this name, which all that can be exported have. */
export function listNamed(name: ExportedList['list']): AnyList<object, unknown, unknown> {
  const list = lists.get(name);
  if (list === undefined) throw new Error(`No list is called ${name}`);
  return list;
}
