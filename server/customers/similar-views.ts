import type { Answer } from '@ribambelle/api/client.ts';
import { sql } from 'kysely';
import { idsFound, typedWords } from '../database/search.ts';
import type { Db } from '../database/transaction.ts';
import { childrenOf, householdsOf } from '../households/index.ts';

/** The participants of the family of a row `c`. */
const CHILDREN = childrenOf(sql`c.id`);

/** The ways in which a family may be the same as another. */
export type Alike = Answer<'listSimilarCustomers'>['data'][number]['alike'][number];

interface Names {
  readonly firstname: string;
  readonly lastname: string;
}

const MOST = 5;

/**
 * Finds families with this number (as it is stored), with this name in either order, or with a
 * participant of this name and date of birth; regardless of accents and small differences (decision
 * 188), the likeliest first. At most five.
 */
export async function findSimilar(
  db: Db,
  input: {
    phone: string;
    name: Names;
    participant: (Names & { readonly birthdate: string }) | null;
  },
) {
  const { phone, name, participant } = input;
  const ways = [
    sql`select id as customer_id, 'PHONE' as alike, 4 as weight from customers
      where phone = ${phone} and phone <> '' and deleted_at is null`,
    ...alikeNames(name),
    ...(participant === null ? [] : alikeParticipants(participant)),
  ];
  const { rows } = await sql<
    Names & {
      cuid: string;
      email: string | null;
      phone: string;
      participants: string;
      alike: Alike[];
    }
  >`
    select c.cuid, c.firstname, c.lastname, c.email, c.phone, found.alike,
      (select coalesce(string_agg(p.firstname, ', ' order by p.created_at, p.id), '') from participants p
       where p.organiser_id = c.organiser_id and p.id = any(${CHILDREN}) and p.deleted_at is null) as participants
    from (select customer_id, array_agg(distinct alike order by alike) as alike, sum(weight) as weight
      from (${sql.join(ways, sql` union all `)}) way group by customer_id) found
    join customers c on c.id = found.customer_id and c.deleted_at is null
    order by found.weight desc, c.id desc limit ${MOST}`.execute(db);
  return rows;
}

function alikeNames({ firstname, lastname }: Names) {
  const words = typedWords(`${firstname} ${lastname}`);
  if (words === null || firstname.trim() === '' || lastname.trim() === '') return [];
  const [first, last] = [firstname, lastname].map((part) => sql`words_of(${part})`);
  return [
    sql`select id, 'NAME', 2 from customers
      where deleted_at is null and id = any(${idsFound('customers', words)})
        and ((words_of(firstname) = ${first} and words_of(lastname) = ${last})
          or (words_of(firstname) = ${last} and words_of(lastname) = ${first}))`,
    sql`select id, 'NEAR_NAME', 1 from customers_nearly_named(${firstname}, ${lastname}) id`,
  ];
}

function alikeParticipants({
  firstname,
  lastname,
  birthdate,
}: Names & { readonly birthdate: string }) {
  const words = typedWords(`${firstname} ${lastname}`);
  if (words === null || firstname.trim() === '' || lastname.trim() === '') return [];
  return [
    sql`select unnest(${householdsOf('participants')}), 'PARTICIPANT', 4 from participants
      where deleted_at is null and id = any(${idsFound('participants', words)})
        and birthdate = ${birthdate} and words_of(firstname) = words_of(${firstname})
        and words_of(lastname) = words_of(${lastname})`,
    sql`select unnest(${householdsOf('participants')}), 'NEAR_PARTICIPANT', 3 from participants
      where id = any(array(select participants_nearly_named(${firstname}, ${lastname}))) and birthdate = ${birthdate}`,
  ];
}
