import type { Endpoint } from '@ribambelle/api/endpoint.ts';
import { factsIn } from '@ribambelle/api/records/fact.ts';
import { ALL_PERMISSIONS, type Permission } from '@ribambelle/domain/permissions/permissions.ts';
import {
  type Contract,
  FIELDS,
  linked,
  LINKS,
  made,
  openContract,
  page,
  RECORDS,
  REFERENCES,
  removed,
  type Values,
} from '@ribambelle/testing/records/contract.ts';
import { invalid } from '@ribambelle/testing/records/invalid.ts';
import { makeLinked } from '@ribambelle/testing/records/links.ts';
import {
  changeOf,
  leastValues,
  refusedValues,
  requiredFields,
  titleIn,
  validValues,
} from '@ribambelle/testing/records/samples.ts';
import { DETACHED, USES } from '@ribambelle/testing/records/uses.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { storedRecords } from '../records.ts';

let contract: Contract;
beforeAll(async () => {
  contract = await openContract();
});
beforeEach(() => contract.freeUnique());
afterAll(() => contract.shop.close());

test.each(RECORDS)(
  '%s: 200 is made with each of its fields, shown with them, and listed by the words of its title',
  async (_noun, stored) => {
    const { record } = stored;
    const { list, create, names, facts, read } = contract.callsOf(stored);
    const values = validValues(record, 41);
    const cuid = made.parse(await contract.succeed(create, values)).cuid;
    const record_shown = await read(cuid);
    expect(namesIn(record_shown)).toEqual(['id', 'cuid', 'version', ...names, ...facts].toSorted());
    expect(record_shown).toMatchObject({ cuid, version: 1, ...values });
    const { data } = page.parse(await contract.succeed(list, { page_size: 100 }));
    const row = data.find((each) => each.cuid === cuid);
    const facts_of_row = factsIn(record.facts, 'list');
    expect(namesIn(row)).toEqual(['id', 'cuid', ...record.list.fields, ...facts_of_row].toSorted());
    if (!('search' in record.list.filters)) return;
    const words = page.parse(await contract.succeed(list, { search: 'ETE 41' }));
    expect(words.data.map((each) => each.cuid)).toEqual([cuid]);
    expect(page.parse(await contract.succeed(list, { search: 'zzznothing' })).count).toBe(0);
  },
);

test.each(RECORDS)(
  '%s: 200 is made from its required fields alone, with the declared values of the others',
  async (_noun, stored) => {
    const { record } = stored;
    const { create, read } = contract.callsOf(stored);
    const required = leastValues(record, 42);
    const { cuid } = made.parse(await contract.succeed(create, required));
    expect(await read(cuid)).toMatchObject(create.request.parse(required));
  },
);

test.each(FIELDS)(
  '%s: 200 a change of %s alone leaves the rest, and the log names it',
  async (noun, name, stored) => {
    const { record, table } = stored;
    const { update, one, add, read, auditOf } = contract.callsOf(stored);
    const cuid = await add(51);
    const before = await read(cuid);
    const change = changeOf(record, { name, number: 52 });
    await contract.succeed(update, { ...one(cuid), version: before.version, ...change });
    expect(await read(cuid)).toEqual({ ...before, version: before.version + 1, ...change });
    expect(await auditOf(cuid)).toMatchObject([
      { action: `${noun}.create`, entity: table, changes: {} },
      {
        action: `${noun}.update`,
        entity: table,
        changes: { [name]: { from: before[name], to: change[name] } },
      },
    ]);
    const changed = Object.keys((await auditOf(cuid))[1]?.changes ?? {});
    const others = Object.keys(change).filter((other) => change[other] !== before[other]);
    expect(changed.toSorted()).toEqual(others.toSorted());
  },
);

test.each(RECORDS)(
  '%s: 409 for a change of an older version, which names the person and the fields of the newer one',
  async (_noun, stored) => {
    const { record } = stored;
    const { update, names, one, add, read } = contract.callsOf(stored);
    const cuid = await add(61);
    const { version } = await read(cuid);
    const [first = '', second = first] = names;
    const values = validValues(record, 62);
    await contract.succeed(update, { ...one(cuid), version, [first]: values[first] });
    const change = changeOf(record, { name: second, number: 62 });
    const late = { ...one(cuid), version, ...change };
    expect(await contract.send(update, late, contract.tom)).toMatchObject({
      status: 409,
      body: {
        error: 'CHANGED_MEANWHILE',
        details: {
          version: version + 1,
          by: 'Zoé Martin',
          by_cuid: contract.zoe.cuid,
          at: contract.shop.clock.now(),
          fields: first,
        },
      },
    });
    await contract.succeed(update, { ...late, version: version + 1 }, contract.tom);
    expect(await read(cuid)).toMatchObject({
      version: version + (first === second ? 1 : 2),
      [first]: values[first],
      ...change,
    });
  },
);

test.each(RECORDS)(
  '%s: of eight changes at once of one version, one is made and seven are refused',
  async (_noun, stored) => {
    const { record } = stored;
    const { update, names, one, add, read } = contract.callsOf(stored);
    const cuid = await add(63);
    const [name = ''] = names;
    const changes = Array.from({ length: 8 }, (_, index) =>
      contract.send(
        update,
        { ...one(cuid), version: 1, [name]: validValues(record, 70 + index)[name] },
        contract.zoe,
      ),
    );
    const statuses = (await Promise.all(changes)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array(7).fill(409)]);
    expect((await read(cuid)).version).toBe(2);
  },
);

test.each(RECORDS)(
  '%s: 200 is deleted with its parts, comes back as it was, and the log has both',
  async (noun, stored) => {
    const { record } = stored;
    const { get, remove, one, add, read, auditOf, rowsOf } = contract.callsOf(stored);
    const cuid = await add(81);
    const before = await read(cuid);
    const rows = await rowsOf(before.id);
    const { removal } = removed.parse(await contract.succeed(remove, one(cuid)));
    expect((await rowsOf(before.id)).flat()).toEqual([]);
    const refused = { status: 404, body: { error: record.refusals.unknown } };
    expect(await contract.send(get, one(cuid), contract.zoe)).toMatchObject(refused);
    await contract.shop.office('restoreRemoval', { removal }, contract.zoe);
    expect(await read(cuid)).toEqual(before);
    expect(await rowsOf(before.id)).toEqual(rows);
    expect((await auditOf(cuid)).map(({ action }) => action)).toEqual([
      `${noun}.create`,
      `${noun}.delete`,
      `${noun}.restore`,
    ]);
    const [{ summary } = { summary: '' }] = await auditOf(cuid);
    expect(summary).toBe(titleIn(record, validValues(record, 81)));
    await expect(
      contract.shop.office('restoreRemoval', { removal }, contract.zoe),
    ).rejects.toMatchObject({
      code: 'REMOVAL_NOT_FOUND',
    });
  },
);

test.each(LINKS)(
  '%s: 200 %s name rows of the organiser, each once, and go and come back with it',
  async (_noun, name, stored) => {
    const { record } = stored;
    const { create, get, update, remove, one, read, countOf, auditOf } = contract.callsOf(stored);
    const first = await makeLinked(contract.shop, { field: name, organiser: contract.organiser });
    const second = await makeLinked(contract.shop, { field: name, organiser: contract.organiser });
    const theirs = await makeLinked(contract.shop, { field: name, organiser: contract.neighbour });
    const cuidsOf = async (cuid: string) =>
      linked.parse((await read(cuid))[name]).map((row) => row.cuid);
    const values = validValues(record, 95);
    const { cuid } = made.parse(
      await contract.succeed(create, { ...values, [name]: [first, first] }),
    );
    expect(await cuidsOf(cuid)).toEqual([first]);
    await contract.succeed(update, { ...one(cuid), version: 1, [name]: [second, first] });
    expect((await cuidsOf(cuid)).toSorted()).toEqual([first, second].toSorted());
    const before = await contract.succeed(get, one(cuid));
    const count = await countOf();
    for (const wrong of [[first, theirs], ['nowhere']]) {
      const refused = {
        body: {
          error: expect.toBeOneOf([...(record.refusals.values ?? [])]),
          fields: { [name]: expect.any(String) },
        },
      };
      const change = { ...one(cuid), version: 2, [name]: wrong };
      expect(await contract.send(update, change, contract.zoe)).toMatchObject(refused);
      const request = { ...validValues(record, 97), [name]: wrong };
      expect(await contract.send(create, request, contract.zoe)).toMatchObject(refused);
    }
    expect(await contract.succeed(get, one(cuid))).toEqual(before);
    expect(await countOf()).toBe(count);
    const changes = (await auditOf(cuid)).flatMap((entry) => Object.entries(entry.changes));
    expect(changes).toEqual([[name, { from: [first], to: [second, first] }]]);
    const { removal } = removed.parse(await contract.succeed(remove, one(cuid)));
    await contract.shop.office('restoreRemoval', { removal }, contract.zoe);
    expect(await contract.succeed(get, one(cuid))).toEqual(before);
  },
);

test.each(REFERENCES)(
  '%s: 200 %s names a row of the organiser, and no other',
  async (_noun, name, stored) => {
    const { record } = stored;
    const { create, update, one, read, countOf, auditOf } = contract.callsOf(stored);
    const own = { field: name, organiser: contract.organiser };
    const first = await makeLinked(contract.shop, own);
    const second = await makeLinked(contract.shop, own);
    const theirs = await makeLinked(contract.shop, { ...own, organiser: contract.neighbour });
    const values = { ...validValues(record, 96), ...changeOf(record, { name, number: 96 }) };
    const { cuid } = made.parse(await contract.succeed(create, { ...values, [name]: first }));
    expect((await read(cuid))[name]).toBe(first);
    await contract.succeed(update, { ...one(cuid), version: 1, [name]: second });
    const before = await read(cuid);
    expect(before[name]).toBe(second);
    const count = await countOf();
    for (const wrong of [theirs, 'nowhere']) {
      const error = expect.toBeOneOf([...(record.refusals.values ?? [])]);
      const refused = { body: { error, fields: { [name]: expect.any(String) } } };
      const change = { ...one(cuid), version: 2, [name]: wrong };
      expect(await contract.send(update, change, contract.zoe)).toMatchObject(refused);
      const others = { ...validValues(record, 97), ...changeOf(record, { name, number: 97 }) };
      const request = { ...others, [name]: wrong };
      expect(await contract.send(create, request, contract.zoe)).toMatchObject(refused);
    }
    expect(await read(cuid)).toEqual(before);
    expect(await countOf()).toBe(count);
    const changes = (await auditOf(cuid)).flatMap((entry) => Object.entries(entry.changes));
    expect(changes).toEqual([[name, { from: first, to: second }]]);
  },
);

test.each(USES)('%s: 409 stays while it is used: %s', async (noun, _use, _table, make) => {
  const stored = storedRecords.find(({ record }) => record.noun === noun);
  if (stored === undefined) throw new Error(`No record is called ${noun}`);
  const { record } = stored;
  const { remove, one, add, read } = contract.callsOf(stored);
  const cuid = await add(91);
  const { id } = await read(cuid);
  await make(contract.shop, { organiser: contract.organiser, id });
  expect(await contract.send(remove, one(cuid), contract.zoe)).toMatchObject({
    status: 409,
    body: { error: expect.toBeOneOf([...(record.refusals.in_use ?? [])]) },
  });
  await read(cuid);
});

test.each(RECORDS)(
  '%s: a record that is refused while it is used has a case of each use',
  (noun, { record }) => {
    const uses = USES.filter(([of]) => of === noun);
    expect(uses.length > 0).toBe(record.refusals.in_use !== undefined);
  },
);

test('each row that names a record is deleted with it, lets it go, or has a case that keeps it', async () => {
  const keys = await contract.shop.sql<{ table: string; source: string }>(
    `select confrelid::regclass::text as "table", conrelid::regclass::text as source
     from pg_constraint where contype = 'f'`,
  );
  const open = storedRecords.flatMap(({ record: { noun }, table, parts }) => {
    const sources = [
      ...parts.map((part): string => part.table),
      ...(DETACHED[noun] ?? []),
      ...USES.flatMap(([of, , source]) => (of === noun ? [source] : [])),
    ];
    return keys
      .filter((key) => key.table === table && !sources.includes(key.source))
      .map(({ source }) => `${source} names ${noun}`);
  });
  expect(keys.length).toBeGreaterThan(100);
  expect(open).toEqual([]);
});

test.each(RECORDS)(
  '%s: 400 for each required field that is missing, and for each value that its kind refuses',
  async (_noun, stored) => {
    const { record } = stored;
    const { create, update, one, add, read, countOf } = contract.callsOf(stored);
    const cuid = await add(101);
    const before = [await countOf(), await read(cuid)];
    const values = validValues(record, 102);
    for (const name of requiredFields(record)) {
      const { [name]: _left_out, ...rest } = values;
      expect(await contract.send(create, rest, contract.zoe)).toMatchObject(invalid(name));
    }
    for (const wrong of refusedValues(record)) {
      const refusal = invalid(...Object.keys(wrong));
      const request = { ...values, ...wrong };
      const change = { ...request, ...one(cuid), version: 1 };
      expect(await contract.send(create, request, contract.zoe)).toMatchObject(refusal);
      expect(await contract.send(update, change, contract.zoe)).toMatchObject(refusal);
    }
    expect([await countOf(), await read(cuid)]).toEqual(before);
  },
);

test.each(RECORDS)(
  '%s: 404 for an unknown one and for one of another organiser, which stays as it was',
  async (_noun, stored) => {
    const { record } = stored;
    const { list, get, update, remove, one, add, read } = contract.callsOf(stored);
    const cuid = await add(111);
    const before = await read(cuid);
    const values = validValues(record, 112);
    for (const [named, as] of [
      [cuid, contract.stranger],
      ['nowhere', contract.zoe],
    ] as const)
      for (const endpoint of [get, update, remove])
        expect(
          await contract.send(
            endpoint,
            { ...one(named), ...(endpoint === update ? { version: 1, ...values } : {}) },
            as,
          ),
        ).toMatchObject({ status: 404, body: { error: record.refusals.unknown } });
    const { data } = page.parse(
      await contract.succeed(list, { page_size: 100 }, contract.stranger),
    );
    expect(data.map((each) => each.cuid)).not.toContain(cuid);
    expect(await read(cuid)).toEqual(before);
  },
);

test.each(RECORDS)(
  '%s: 403 for everybody without the permission of a call and with all others, 401 without a session',
  async (_noun, stored) => {
    const { record } = stored;
    const { list, get, create, update, remove, one, add, read, countOf } = contract.callsOf(stored);
    const cuid = await add(121);
    const before = await read(cuid);
    const values = validValues(record, 122);
    const requests: readonly [Endpoint & { readonly who: Permission }, Values][] = [
      [list, {}],
      [get, one(cuid)],
      [create, values],
      [update, { ...one(cuid), version: 1, ...values }],
      [remove, one(cuid)],
    ];
    const count = await countOf();
    for (const [endpoint, request] of requests) {
      const others = ALL_PERMISSIONS.filter((permission) => permission !== endpoint.who);
      const other = await contract.shop.make.collaborator(contract.organiser, others);
      expect(await contract.send(endpoint, request, other)).toMatchObject({
        status: 403,
        body: { error: 'NOT_PERMITTED' },
      });
      expect(await contract.send(endpoint, request)).toMatchObject({
        status: 401,
        body: { error: 'NOT_SIGNED_IN' },
      });
    }
    expect(await countOf()).toBe(count);
    expect(await read(cuid)).toEqual(before);
  },
);

const namesIn = (values: Values = {}) => Object.keys(values).toSorted();
