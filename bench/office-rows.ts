import { command } from './stage.ts';

const FAMILIES = 50_000;
const REGISTRATIONS = 100_000;

/** Families with a child each, and registrations spread over the demo's dates: half of them are paid, one in eleven is cancelled. */
export async function fillOffice(databaseUrl: string): Promise<void> {
  const whose = `(select organiser_id from host_names where hostname = 'localhost')`;
  const past = `now() - n * interval '7 minutes'`;
  await command(
    databaseUrl,
    `insert into customers (organiser_id, id, cuid, firstname, lastname, email, phone)
      select ${whose}, 900000000000000 + n, 'family' || n, 'Anne', 'Famille' || n, 'family' || n || '@bench.test', '+32470123456'
      from generate_series(1, ${FAMILIES}) n;
    insert into participants (organiser_id, id, cuid, customer_id, firstname, lastname, birthdate)
      select ${whose}, 910000000000000 + n, 'child' || n, 900000000000000 + n, 'Léa', 'Famille' || n, date '2014-01-01' + n % 3000
      from generate_series(1, ${FAMILIES}) n;
    insert into receivables (organiser_id, id, customer_id, kind, total_amount, paid_amount, created_at)
      select ${whose}, 920000000000000 + n, 900000000000001 + n % ${FAMILIES}, 'REGISTRATION', 10000, case when n % 2 = 0 then 10000 else 0 end, ${past}
      from generate_series(1, ${REGISTRATIONS}) n;
    insert into registrations (organiser_id, id, cuid, customer_id, participant_id, availability_id, receivable_id, created_at, cancelled_at)
      select ${whose}, 930000000000000 + n, 'place' || n, 900000000000001 + n % ${FAMILIES}, 910000000000001 + n % ${FAMILIES},
        dates.ids[1 + n % array_length(dates.ids, 1)], 920000000000000 + n, ${past}, case when n % 11 = 0 then ${past} end
      from generate_series(1, ${REGISTRATIONS}) n,
        (select array_agg(id order by id) as ids from availabilities where organiser_id = ${whose}) dates;
    insert into payments (organiser_id, cuid, customer_id, receivable_id, method, amount, state, created_at, paid_at)
      select ${whose}, 'payment' || n, 900000000000001 + n % ${FAMILIES}, 920000000000000 + n, 'TRANSFER', 10000, 'PAID', ${past}, ${past}
      from generate_series(2, ${REGISTRATIONS}, 2) n`,
  );
  await command(databaseUrl, 'vacuum analyze');
}
