import { z } from 'zod';

/** The version of the file format in its first line; another number is another format. */
export const FORMAT = 1;
/** Ends the rows of a table; no row can be this. */
export const END_OF_ROWS = '\\.';

/** The key that seals second factors and passwords of mail servers, sealed with a passphrase. */
const sealedKey = z.object({
  salt: z.string(),
  iv: z.string(),
  tag: z.string(),
  data: z.string(),
});
export type SealedKey = z.infer<typeof sealedKey>;

/** The first line: the kind of file, its moment, and the version of its tables. */
export const header = z.object({
  ribambelle: z.literal('backup'),
  format: z.number(),
  made_at: z.string(),
  postgres: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Null when the key is kept separately. */
  key: sealedKey.nullable(),
});
export type Header = z.infer<typeof header>;

/**
 * Before the rows of a table: its name with its schema, and its columns in the order of the rows.
 */
export const tableLine = z.object({ table: z.string(), columns: z.array(z.string()) });

/** After all tables: the size of each, and the positions of sequences. */
export const trailer = z.object({
  tables: z.record(z.string(), z.object({ rows: z.number(), hash: z.string() })),
  sequences: z.array(
    z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() }),
  ),
});
export type Trailer = z.infer<typeof trailer>;

/** The last line: the hash of everything before it. */
export const lastLine = z.object({ sha256: z.string() });
