import { randomBytes } from 'node:crypto';
import { connect } from '@ribambelle/database/connect.ts';
import { tokenHash } from '@ribambelle/server/sessions/token.ts';

/** A signed-in customer with a child to register. */
export interface Buyer {
  readonly token: string;
  readonly customer_id: number;
  readonly participant_id: number;
  readonly participant_ids: readonly number[];
}

/**
 * Makes signed-in customers of the demo's rich organiser, each with one participant, or more,
 * because nobody can be registered twice for a date. They buy round after round by transfer, so the
 * organiser no longer limits the unpaid places of a family.
 */
export async function makeBuyers(
  databaseUrl: string,
  { count, children = 1 }: { count: number; children?: number },
): Promise<Buyer[]> {
  const client = await connect(databaseUrl);
  try {
    // an earlier version beside ours may not know the limit
    await client.query(`do $$ begin
      if exists (select from information_schema.columns where table_name = 'organisers' and column_name = 'maximum_unpaid_places')
      then update organisers set maximum_unpaid_places = null; end if; end $$`);
    const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
    const { rows } = await client.query<{
      customer_id: string;
      participant_ids: string[];
      ordinal: string;
    }>(
      `with organiser as (select organiser_id from host_names where hostname = 'localhost'),
       made as (insert into customers (organiser_id, firstname, lastname, email, phone)
         select organiser_id, 'Rush', 'N' || n, gen_random_uuid() || '@example.test', '0470 00 00 00' from organiser, generate_series(1, $1::int) n returning *),
       kids as (insert into participants (organiser_id, customer_id, firstname, lastname) select organiser_id, id, 'Kid ' || k, lastname from made, generate_series(1, $3::int) k returning *),
       numbered as (select k.organiser_id, k.customer_id, array_agg(k.id) as ids, row_number() over () as ordinal from kids k group by 1, 2),
       opened as (insert into sessions (organiser_id, customer_id, token_hash, expires_at)
         select organiser_id, customer_id, decode(($2::text[])[ordinal], 'hex'), now() + interval '1 day' from numbered)
       select customer_id, ids as participant_ids, ordinal from numbered`,
      [count, tokens.map((token) => tokenHash(token).toString('hex')), children],
    );
    return rows.map((row) => ({
      token: tokens[Number(row.ordinal) - 1] ?? '',
      customer_id: Number(row.customer_id),
      participant_id: Number(row.participant_ids[0]),
      participant_ids: row.participant_ids.map(Number),
    }));
  } finally {
    await client.end();
  }
}

/** The availability that a buyer wants, with all its dates. */
export interface Wish {
  readonly availability_id: number;
  readonly date_ids: readonly number[];
}

/**
 * Makes availabilities of the rich organiser's first activity with this many dates and places
 * (null: no limit), far enough ahead.
 */
export async function makeOffers(
  databaseUrl: string,
  input: { count: number; dates: number; capacity: number | null; price: number },
): Promise<Wish[]> {
  const client = await connect(databaseUrl);
  try {
    const activity = await client.query<{ id: string }>(
      `insert into activities (organiser_id, slug, title) select organiser_id, 'rush-' || gen_random_uuid(), '{"fr":"Ruée","en":"Rush"}'
       from host_names where hostname = 'localhost' returning id`,
    );
    const { rows } = await client.query<{ availability_id: string; date_ids: string[] }>(
      `with organiser as (select organiser_id from host_names where hostname = 'localhost'),
       days as (select date_trunc('hour', now()) + (60 + n) * interval '1 day' as start_at from generate_series(0, $3::int - 1) n),
       made as (insert into availabilities (organiser_id, activity_id, start_at, end_at, weekdays, price, deposit, capacity)
         select organiser_id, $1, (select min(start_at) from days), (select max(start_at) + interval '7 hours' from days),
           (select array_agg(distinct extract(isodow from start_at at time zone 'Europe/Brussels') order by extract(isodow from start_at at time zone 'Europe/Brussels')) from days)::smallint[],
           $5::int, $5::int / 4, $4::int
         from organiser, generate_series(1, $2::int) returning *),
       dated as (insert into availability_dates (organiser_id, availability_id, activity_id, start_at, end_at, capacity)
         select organiser_id, made.id, activity_id, days.start_at, days.start_at + interval '7 hours', $4::int from made, days returning *)
       select availability_id, array_agg(id order by start_at) as date_ids from dated group by 1`,
      [activity.rows[0]?.id, input.count, input.dates, input.capacity, input.price],
    );
    return rows.map((row) => ({
      availability_id: Number(row.availability_id),
      date_ids: row.date_ids.map(Number),
    }));
  } finally {
    await client.end();
  }
}
