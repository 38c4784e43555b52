import { storedRecords } from '../records.ts';
import { type Whole, WHOLE } from './whole.ts';

const wholes = new Map<string, Whole>([
  ...Object.entries(WHOLE),
  ...storedRecords.map(({ table, parts, record: { noun } }): [string, Whole] => [
    table,
    { right: `${noun}.delete`, area: noun, parts: [{ table, column: 'id' }, ...parts] },
  ]),
]);

/** Returns what is known of a removed noun; undefined for one that cannot be restored. */
export function wholeOf(noun: string): Whole | undefined {
  return wholes.get(noun);
}
