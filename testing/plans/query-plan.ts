import pg from 'pg';
import { vi } from 'vitest';
import { z } from 'zod';

/** A statement as it was sent to the database. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

const statement = z.object({ text: z.string(), values: z.array(z.unknown()) });

/**
 * Listens to the statements of every connection of this process; `take` returns those sent since
 * its last call.
 */
export function listenToStatements(): { take(): Statement[]; stop(): void } {
  const spy = vi.spyOn(pg.Client.prototype, 'query');
  return {
    take: () => {
      const calls: unknown[][] = spy.mock.calls;
      const statements = calls.flatMap(([first]) => {
        const parsed = statement.safeParse(first);
        return parsed.success ? [parsed.data] : [];
      });
      spy.mockClear();
      return statements;
    },
    stop: () => spy.mockRestore(),
  };
}

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Parent Relationship'?: string | undefined;
  readonly 'Relation Name'?: string | undefined;
  readonly 'Index Name'?: string | undefined;
  readonly 'Index Cond'?: string | undefined;
  readonly 'Recheck Cond'?: string | undefined;
  readonly Plans?: readonly PlanNode[] | undefined;
}

const node: z.ZodType<PlanNode> = z.object({
  'Node Type': z.string(),
  'Parent Relationship': z.string().optional(),
  'Relation Name': z.string().optional(),
  'Index Name': z.string().optional(),
  'Index Cond': z.string().optional(),
  'Recheck Cond': z.string().optional(),
  get Plans() {
    return z.array(node).optional();
  },
});
const plans = z.array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: node })) }));

/**
 * Returns the tables of which a statement would read all rows of the organiser, by the plan that
 * the database makes for these values: whole, or by an index used only for the organiser. Reading
 * an index in its order until a limit is reached does not count.
 */
export async function tablesReadWhole(
  client: pg.Client,
  { text, values, organiser_id }: Statement & { organiser_id: number },
): Promise<string[]> {
  const rows = await explainRows(client, {
    text: `explain (format json) ${text}`,
    values,
    organiser_id,
  });
  return wholeTables(rows);
}

function wholeTables(rows: unknown): string[] {
  return plans
    .parse(rows)
    .flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => wholeIn(Plan, false)));
}

/**
 * The same for a statement of an act, which the database plans once for any values (decision 0015):
 * it knows none of them, and a plan that is good for these values can be poor for others.
 */
export async function tablesReadWholeByAct(
  client: pg.Client,
  { text, organiser_id }: { text: string; organiser_id: number },
): Promise<string[]> {
  const parameters = Math.max(0, ...[...text.matchAll(/\$(\d+)/g)].map(([, n]) => Number(n)));
  const values = parameters === 0 ? '' : `(${Array(parameters).fill('null').join(', ')})`;
  await client.query(`prepare of_act as ${text}`);
  try {
    const rows = await explainRows(client, {
      text: `explain (format json) execute of_act${values}`,
      values: [],
      organiser_id,
      settings: 'set local plan_cache_mode = force_generic_plan',
    });
    return wholeTables(rows);
  } finally {
    await client.query('deallocate of_act');
  }
}

/**
 * Returns the plan that the database makes for a statement of an organiser's server, in its text
 * form.
 */
export async function planOf(
  client: pg.Client,
  { text, values, organiser_id }: Statement & { organiser_id: number },
): Promise<string> {
  const rows = await explainRows(client, { text: `explain ${text}`, values, organiser_id });
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

async function explainRows(
  client: pg.Client,
  input: Statement & { organiser_id: number; settings?: string },
): Promise<Readonly<Record<string, unknown>>[]> {
  const { text, values, organiser_id, settings = '' } = input;
  // frequently read rows are in memory, where a row by an index costs little more than the next one
  await client.query(
    `begin; set local role ribambelle_app; set local app.organiser_id = '${organiser_id}'; set local random_page_cost = 1.1; ${settings}`,
  );
  const { rows } = await client.query(text, [...values]);
  await client.query('rollback');
  return rows;
}

/** The indexes with a condition; the others are named after their columns. */
const PARTIAL =
  /^(availabilities_of_own_ages|registrations_(outstanding|free|unpaid)|receivables_(owed|most_owed|credit|free|of_customer)|carts_current|cart_items_holding|payments_(received|pending|late)|disputes_open|customers_with_credit)$/;

/** Nodes that read everything below them before they return their first row. */
const TAKES_ALL = new Set([
  'Sort',
  'Aggregate',
  'Hash',
  'Materialize',
  'Memoize',
  'SetOp',
  'WindowAgg',
  'Recursive Union',
  'ModifyTable',
]);

function wholeIn(plan: PlanNode, limited: boolean): string[] {
  const type = plan['Node Type'];
  const table = plan['Relation Name'];
  const own_table =
    table !== undefined &&
    type.endsWith('Scan') &&
    (type === 'Seq Scan' || (!limited && !narrows(plan)))
      ? [table]
      : [];
  const below = type === 'Limit' || (limited && !TAKES_ALL.has(type));
  const children = plan.Plans ?? [];
  return [
    ...own_table,
    ...children.flatMap((child) => wholeIn(child, below && isCutShort(child, type))),
  ];
}

/**
 * Tests whether a limit above a node stops the nodes below it early: not for the inner side of a
 * nested loop, which is read again for each row of the outer one, and not for plans that run before
 * the first row.
 */
function isCutShort({ 'Parent Relationship': place }: PlanNode, parent: string): boolean {
  if (place === 'InitPlan') return false;
  return place !== 'Inner' || parent === 'Merge Join';
}

/**
 * Tests whether an index is used by more than the organiser, or contains only a part of the rows.
 */
function narrows(plan: PlanNode): boolean {
  if ([plan, ...(plan.Plans ?? [])].some((one) => PARTIAL.test(one['Index Name'] ?? '')))
    return true;
  const condition = `${plan['Index Cond'] ?? ''} ${plan['Recheck Cond'] ?? ''}`;
  const columns = [
    ...condition.matchAll(/\(([a-z_."]+)\)?(?:::[a-z ]+)? (?:=|<|>|<=|>=|@@|&&|~~|IS) /g),
  ].map((match) => match[1]);
  return columns.some((column) => column !== 'organiser_id');
}
