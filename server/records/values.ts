import type { Json } from '@ribambelle/database/json.ts';

/** The values of a record by the names of its fields. */
export type Values = Readonly<Record<string, Json>>;
