/** Values in memory under keys, together never larger than so much: all of them are forgotten when there is too much. */
export interface BoundedMemory<Key, Value> {
  get(key: Key): Value | undefined;
  keep(key: Key, value: Value): void;
}

export function boundedMemory<Key, Value>({
  most,
  sizeOf,
}: {
  readonly most: number;
  readonly sizeOf: (value: Value) => number;
}): BoundedMemory<Key, Value> {
  const kept = new Map<Key, Value>();
  return {
    get: (key) => kept.get(key),
    keep: (key, value) => {
      kept.delete(key);
      const size = [...kept.values()].reduce((sum, one) => sum + sizeOf(one), sizeOf(value));
      if (size > most) kept.clear();
      if (sizeOf(value) <= most) kept.set(key, value);
    },
  };
}
