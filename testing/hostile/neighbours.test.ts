import { afterAll, beforeAll, expect, test } from 'vitest';
import { AT_ONCE, openSiege, said, type Siege } from './attempts.ts';
import { replaced } from './mutations.ts';
import { type IdField, idFieldsOf, sampleRequest } from './sample.ts';
import type { Operation } from './schema.ts';
import { inParallel, type WireAnswer } from './wire.ts';
import { MARKS } from './world.ts';
import { writeCall } from './write-call.ts';

let siege: Siege;

beforeAll(async () => {
  siege = await openSiege();
}, 180_000);
afterAll(() => siege.shop.close());

/** A field that contains the id of somebody else's row. */
interface Trespass {
  readonly field: IdField;
  readonly owner: 'neighbour' | 'stranger';
  readonly theirs: string | number;
  /** An id of the same form that no row has. */
  readonly nobodys: string | number;
}

test('the marks are visible to callers with the right to see them', async () => {
  const { wire, neighbour, tokens } = siege;
  const participant = neighbour.get('participants')?.[0]?.cuid ?? '';
  const path = `/api/back-office/participants/${participant}`;
  const staff = await wire({
    site: 'back-office',
    method: 'GET',
    path,
    headers: { cookie: `ribambelle_office=${tokens.collaborator}` },
  });
  expect(leakIn(staff)).toBe(MARKS.neighbour);
  expect(
    leakIn(
      await wire({ site: 'storefront', method: 'GET', path: '/api/activities', host: '127.0.0.1' }),
    ),
  ).toBe(MARKS.stranger);
});

test('a write is noted with its owner, and restored; a write that is rolled back is not noted', async () => {
  const { shop, traces, neighbour } = siege;
  const id = neighbour.get('customers')?.[0]?.id ?? 0;
  const names = () =>
    shop.sql<{ lastname: string }>('select lastname from customers where id = $1', [id]);
  const before = await names();
  await shop.sql(`begin; update customers set lastname = 'Changed' where id = ${id}; rollback;`);
  expect(await traces.look()).toEqual({ changed: [], others: [] });
  await shop.sql(`update customers set lastname = 'Changed' where id = ${id}`);
  const { changed, others } = await traces.look();
  expect(changed).toContain('customers');
  expect(others).toContain('customers');
  await traces.restore();
  expect(await traces.look()).toEqual({ changed: [], others: [] });
  expect(await names()).toEqual(before);
});

test('ids of another customer or another organiser get the same answer as unknown ids; they reveal and change nothing', async () => {
  const fieldErrors: string[] = [];
  let trespass_count = 0;
  for (const operation of siege.operations) {
    const trespasses = idFieldsOf(operation).flatMap((field) => trespassesOf(operation, field));
    const calls = asksOf(operation);
    const answers = await inParallel(trespasses, {
      atOnce: AT_ONCE,
      work: (trespass) => answersTo(trespass, calls),
    });
    fieldErrors.push(
      ...answers.flatMap((one) =>
        fieldErrorsOf(one).map(
          (fieldError) => `${operation.method} ${operation.path} ${one.says}: ${fieldError}`,
        ),
      ),
    );
    const { changed, others } = await siege.traces.look();
    if (changed.length > 0 && answers.every(({ theirs }) => theirs.status !== 200))
      fieldErrors.push(`${operation.name} refused everything and changed ${changed.join(', ')}`);
    if (others.length > 0)
      fieldErrors.push(`${operation.name} changed ${others.join(', ')} of others`);
    await siege.traces.restore();
    trespass_count += trespasses.length;
  }
  expect(said(fieldErrors)).toEqual([]);
  expect(trespass_count).toBeGreaterThan(300);
}, 1_200_000);

function trespassesOf(operation: Operation, field: IdField): Trespass[] {
  return (['neighbour', 'stranger'] as const).flatMap((owner) => {
    // staff may see every customer of their own organiser
    if (owner === 'neighbour' && operation.site === 'back-office') return [];
    const tables =
      field.table !== null && siege.stranger.has(field.table)
        ? [field.table]
        : [...siege.stranger.keys()];
    const rows = tables.flatMap((table) => (siege[owner].get(table) ?? []).slice(0, 2));
    return rows.flatMap((row): Trespass[] => {
      if (field.kind === 'id') return [{ field, owner, theirs: row.id, nobodys: 123_456_789 }];
      return row.cuid === ''
        ? []
        : [{ field, owner, theirs: row.cuid, nobodys: 'cnobodyhasthisnumber0000' }];
    });
  });
}

interface Asks {
  /** Returns the answer to a request with this id in a field, with the id itself replaced. */
  of(field: IdField, id: string | number): Promise<WireAnswer>;
  /** The same, called once for each field and id. */
  once(field: IdField, id: string | number): Promise<WireAnswer>;
}

function asksOf(operation: Operation): Asks {
  const request = sampleRequest(operation, siege.own);
  const answers = new Map<string, Promise<WireAnswer>>();
  const of: Asks['of'] = async (field, id) => {
    const answer = await siege.wire(
      writeCall(operation, {
        request: replaced(request, { at: field.at, value: id }),
        headers: siege.signedIn(operation),
      }),
    );
    return { ...answer, text: answer.text.replaceAll(String(id), '*') };
  };
  return {
    of,
    once: (field, id) => {
      const key = `${field.at.join('.')} ${id}`;
      const answer = answers.get(key) ?? of(field, id);
      answers.set(key, answer);
      return answer;
    },
  };
}

/** Returns the answers to their id and to an id of nobody. */
async function answersTo({ field, owner, theirs, nobodys }: Trespass, calls: Asks) {
  return {
    says: `${field.at.join('.')} of the ${owner} (${theirs})`,
    theirs: await calls.of(field, theirs),
    nobodys: await calls.once(field, nobodys),
  };
}

function fieldErrorsOf({ theirs, nobodys }: { theirs: WireAnswer; nobodys: WireAnswer }): string[] {
  const leak = leakIn(theirs);
  const differs =
    theirs.status !== nobodys.status || (theirs.status >= 400 && theirs.text !== nobodys.text);
  return [
    ...(leak === null ? [] : [`tells ${leak}`]),
    ...(differs
      ? [
          `${theirs.status} ${theirs.text.slice(0, 150)}, but nobody's: ${nobodys.status} ${nobodys.text.slice(0, 150)}`,
        ]
      : []),
  ];
}

function leakIn({ text }: WireAnswer): string | null {
  return Object.values(MARKS).find((mark) => text.includes(mark)) ?? null;
}
