import type { LineReason } from '@ribambelle/domain/receivables/lines.ts';
import type { VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { type LineVat, NO_VAT } from '@ribambelle/domain/vat/rates.ts';
import { spreadLine, type VatSum, withParts } from '@ribambelle/domain/vat/spread-line.ts';
import { sql } from 'kysely';
import { respreadInstalments } from './instalment-store.ts';
import type { Db } from '../database/transaction.ts';

/** A line to add. `label` is a text in each language; without it, the reason gives the text. */
export interface NewLine {
  readonly receivable_id: number;
  readonly reason: LineReason;
  readonly amount: number;
  readonly label?: Readonly<Record<string, string>>;
}

/**
 * Adds lines to locked receivables and moves their totals in the same statement, then spreads their
 * instalments again; signed minor units. Each takes the VAT of what it corrects, in as many lines
 * as there are categories. Fails, and writes nothing, when a total would fall below 0: the caller
 * has decided otherwise.
 */
export async function addLines(
  db: Db,
  input: { lines: readonly NewLine[]; created_by?: number | null; now: string },
): Promise<void> {
  const lines = input.lines.filter(({ amount }) => amount !== 0);
  if (lines.length === 0) return;
  const rows = await withVat(db, { lines, now: input.now });
  const { rows: moved } = await sql<{ id: number; in_instalments: boolean }>`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (receivable_id bigint, reason text, amount integer, label jsonb,
        vat_category text, vat_rate integer)
    ), added as (
      insert into receivable_lines (receivable_id, reason, label, amount, vat_category, vat_rate, created_by, created_at)
      select receivable_id, reason, label, amount, vat_category, vat_rate, ${input.created_by ?? null}::bigint,
        ${input.now}::timestamptz from given
    )
    update receivables r set total_amount = r.total_amount + moved.amount
    from (select receivable_id, sum(amount)::integer as amount from given group by receivable_id) moved
    where r.id = any(${lines.map(({ receivable_id }) => receivable_id)}::bigint[])
      and r.id = moved.receivable_id
    returning r.id, r.in_instalments`.execute(db);
  const receivable_ids = moved.flatMap(({ id, in_instalments }) => (in_instalments ? [id] : []));
  if (receivable_ids.length > 0) await respreadInstalments(db, { receivable_ids, now: input.now });
}

/** Returns lines with the VAT of what they correct, one for each category of it. */
async function withVat(db: Db, of: { lines: readonly NewLine[]; now: string }) {
  const ids = of.lines.map(({ receivable_id }) => receivable_id);
  const sums = new Map(await loadVatSums(db, ids));
  const isBare = ids.some((id) => !sums.has(id));
  const otherwise = isBare ? await loadLineVat(db, { own: null, now: of.now }) : NO_VAT;
  return of.lines.flatMap(({ label = {}, ...line }) => {
    const ownSums = sums.get(line.receivable_id) ?? [];
    const parts = spreadLine(line.amount, { sums: ownSums, otherwise });
    // the next line of the same receivable finds this one
    sums.set(line.receivable_id, withParts(ownSums, parts));
    return parts.map((part) => ({ ...line, ...part, label }));
  });
}

/** Loads the sums of locked receivables by VAT, in minor units; those without lines are absent. */
async function loadVatSums(
  db: Db,
  receivable_ids: readonly number[],
): Promise<ReadonlyMap<number, readonly VatSum[]>> {
  const { rows } = await sql<VatSum & { receivable_id: number }>`
    select receivable_id, vat_category, vat_rate, sum(amount)::integer as amount,
      coalesce(sum(amount) filter (where reason = 'SALE'), 0)::integer as sale_amount
    from receivable_lines where receivable_id = any(${receivable_ids}::bigint[])
    group by receivable_id, vat_category, vat_rate order by vat_rate desc nulls last, vat_category`.execute(
    db,
  );
  return Map.groupBy(rows, ({ receivable_id }) => receivable_id);
}

/**
 * Loads the VAT of a line of this moment for something with a category of its own, null for the
 * organiser's default; none while the organiser has not said its regime (`lineVatOf`).
 */
export async function loadLineVat(
  db: Db,
  { own, now }: { own: VatCategory | null; now: string },
): Promise<LineVat> {
  const { rows } = await sql<LineVat>`
    select v.category as vat_category, v.rate as vat_rate from organisers o
    join vat_rates v on v.category = coalesce(${own}, o.vat_category)
      and (${now}::timestamptz at time zone o.timezone)::date between v.valid_from and coalesce(v.valid_until, 'infinity')
    where o.vat_category is not null`.execute(db);
  return rows[0] ?? NO_VAT;
}

/** Loads the total of a receivable before its cancellation and any kept fee, in minor units. */
export async function loadTotalBefore(db: Db, receivable_id: number): Promise<number> {
  const { rows } = await sql<{ total_amount: number }>`
    select coalesce(sum(amount), 0)::integer as total_amount from receivable_lines
    where receivable_id = ${receivable_id} and reason not in ('CANCELLATION', 'FEE')`.execute(db);
  return rows[0]?.total_amount ?? 0;
}
