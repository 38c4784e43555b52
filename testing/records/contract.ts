import { addressOf } from '@ribambelle/api/client.ts';
import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { factsIn } from '@ribambelle/api/records/fact.ts';
import type { AnyRecord } from '@ribambelle/api/records/record.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { storedRecords } from '@ribambelle/server/records.ts';
import { columnFields } from '@ribambelle/server/records/stored-kinds.ts';
import type { StoredRecord } from '@ribambelle/server/records/stored-record.ts';
import { expect } from 'vitest';
import { z } from 'zod';
import { type Caller, openShop } from '../shop.ts';
import { validValues } from './samples.ts';

export type Values = Readonly<Record<string, unknown>>;

export const made = z.object({ cuid: z.string() });
export const removed = z.object({ removal: z.string() });
export const page = z.object({
  count: z.number(),
  data: z.array(z.looseObject({ cuid: z.string() })),
});
export const linked = z.array(z.looseObject({ cuid: z.string() }));
export const shown = z.looseObject({ id: z.number(), cuid: z.string(), version: z.number() });

export const RECORDS = storedRecords.map((stored) => [stored.record.noun, stored] as const);
export const FIELDS = RECORDS.flatMap(([noun, stored]) =>
  columnFields(stored.record).map((name) => [noun, name, stored] as const),
);
export const LINKS = RECORDS.flatMap(([noun, stored]) =>
  Object.entries(stored.record.fields).flatMap(([name, { kind }]) =>
    kind === 'named' || kind === 'pictures' ? [[noun, name, stored] as const] : [],
  ),
);
export const REFERENCES = RECORDS.flatMap(([noun, stored]) =>
  Object.entries(stored.record.fields).flatMap(([name, { kind }]) =>
    kind === 'reference' ? [[noun, name, stored] as const] : [],
  ),
);

/** Returns a record as its form sends it: a record of another noun that it names by its cuid. */
function withCuids({ fields }: AnyRecord, record: z.infer<typeof shown>) {
  const cuids = Object.entries(fields).flatMap(([name, { kind }]) => {
    const named = z.object({ cuid: z.string() }).safeParse(record[name]);
    return kind === 'reference' && named.success ? [[name, named.data.cuid]] : [];
  });
  return shown.parse({ ...record, ...Object.fromEntries(cuids) });
}

/**
 * Opens a shop for the contract of records: two members of staff with every right, one of another
 * organiser, and the calls of each record.
 */
export async function openContract() {
  const shop = await openShop();
  const organiser = await shop.make.organiser({
    vat_regime: 'MIXED',
    vat_category: 'STANDARD',
  });
  const neighbour = await shop.make.organiser({ name: 'Voisin' }, 'localhost');
  const zoe = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  await shop.sql(`update collaborators set firstname = 'Zoé', lastname = 'Martin' where id = $1`, [
    zoe.id,
  ]);
  for (const cuid of ['configuration-0', 'configuration-1'])
    await shop.make.bookingConfiguration(organiser, { cuid });
  const tom = await shop.make.collaborator(organiser, ALL_PERMISSIONS);
  const stranger = await shop.make.collaborator(neighbour, ALL_PERMISSIONS);

  /** Sends a call as it is, and returns its status and its body. */
  async function send({ method, path }: Endpoint, request: Values, as?: Caller) {
    const { url, body } = addressOf({ method, path }, request);
    const answer = await shop.fetch('back-office', url, {
      method,
      body,
      headers: {
        'content-type': 'application/json',
        ...(as === undefined ? {} : { cookie: `ribambelle_office=${as.token}` }),
      },
    });
    const answered: unknown = await answer.json();
    return { status: answer.status, body: answered };
  }

  /** Sends a call that succeeds, and returns its body. */
  async function succeed(endpoint: Endpoint, request: Values, as: Caller = zoe) {
    const answer = await send(endpoint, request, as);
    expect(answer, JSON.stringify(answer.body)).toMatchObject({ status: 200 });
    return answer.body;
  }

  /** Returns the calls of a record, and ways to add and to read one. */
  function callsOf({ record, table, parts }: StoredRecord) {
    const { list, get, create } = record.endpoints;
    const one = (cuid: string) => ({ [record.one]: cuid });
    return {
      ...record.endpoints,
      names: Object.keys(record.fields),
      facts: factsIn(record.facts, 'form'),
      one,
      add: async (number: number) =>
        made.parse(await succeed(create, validValues(record, number))).cuid,
      read: async (cuid: string, as: Caller = zoe) =>
        withCuids(record, shown.parse(await succeed(get, one(cuid), as))),
      countOf: async () => page.parse(await succeed(list, {})).count,
      auditOf: (cuid: string) =>
        shop.sql<{ action: string; entity: string; summary: string; changes: object }>(
          `select action, entity, summary, changes from audit_log
         where entity_cuid = $1 order by action`,
          [cuid],
        ),
      rowsOf: async (id: number) =>
        Promise.all(
          [{ table, column: 'id' }, ...parts].map((part) =>
            shop.sql(`select to_jsonb(t) as row from ${part.table} t where ${part.column} = $1`, [
              id,
            ]),
          ),
        ),
    };
  }

  /** Frees the values that only one record can have, so that the next one can have them. */
  async function freeUnique() {
    for (const { table, unique } of storedRecords)
      if (unique !== undefined) await shop.sql(`update ${table} set ${unique.field} = upper(cuid)`);
  }

  return { shop, freeUnique, organiser, neighbour, zoe, tom, stranger, send, succeed, callsOf };
}

export type Contract = Awaited<ReturnType<typeof openContract>>;
