/**
 * Values in memory under keys, up to a total size: when it is exceeded, all of them are forgotten.
 */
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
