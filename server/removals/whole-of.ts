import { storedRecords } from '../records.ts';
import { type Whole, WHOLE } from './whole.ts';

const wholes = new Map<string, Whole>([
  ...Object.entries(WHOLE),
  ...storedRecords.map(({ table, parts, record: { noun, area } }): [string, Whole] => [
    table,
    { right: `${area}.delete`, area: noun, parts: [{ table, column: 'id' }, ...parts] },
  ]),
]);

/** Returns what is known of a removed noun; undefined for one that cannot be restored. */
export function wholeOf(noun: string): Whole | undefined {
  return wholes.get(noun);
}
