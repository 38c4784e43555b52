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
  const entries = new Map<Key, Value>();
  return {
    get: (key) => entries.get(key),
    keep: (key, value) => {
      entries.delete(key);
      const size = [...entries.values()].reduce((sum, one) => sum + sizeOf(one), sizeOf(value));
      if (size > most) entries.clear();
      if (sizeOf(value) <= most) entries.set(key, value);
    },
  };
}
