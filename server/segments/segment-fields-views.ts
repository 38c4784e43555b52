import { type RawBuilder, sql } from 'kysely';
import type { SegmentOf } from './segment-of.ts';
import { childrenOf } from '../households/index.ts';

type Value = RawBuilder<unknown>;

/** The fields of an entity as SQL expressions on the row of its table. */
export interface FieldsInSql {
  readonly choices: Readonly<Record<string, (values: readonly string[]) => RawBuilder<boolean>>>;
  readonly numbers: Readonly<Record<string, Value>>;
  readonly moments: Readonly<Record<string, Value>>;
  readonly ranges: Readonly<Record<string, { readonly from: Value; readonly to: Value }>>;
}

/**
 * Returns the fields of `domain/segments/segment.ts` that an entity has. Choices use values that
 * are found once, not row by row.
 */
export function fieldsInSql(of: SegmentOf): FieldsInSql {
  switch (of.entity) {
    case 'AVAILABILITIES':
      return ofAvailabilities();
    case 'CUSTOMERS':
      return ofPeople(of, { person: sql`customers.id`, by: sql`customer_id` });
    case 'PARTICIPANTS':
      return ofPeople(of, { person: sql`participants.id`, by: sql`participant_id` });
  }
}

function ofAvailabilities(): FieldsInSql {
  const idsOf = (table: string, values: readonly string[]) =>
    sql`select id from ${sql.table(table)} where cuid = any(${values}::text[])`;
  const activity = (column: string) => sql`(select ${sql.ref(column)} from activities own
    where own.organiser_id = availabilities.organiser_id and own.id = availabilities.activity_id)`;
  return {
    choices: {
      activity: (values) =>
        sql`availabilities.activity_id = any(array(${idsOf('activities', values)}))`,
      category: (values) => sql`availabilities.activity_id = any(array(
        select activity_id from activity_categories where category_id = any(array(${idsOf('categories', values)}))))`,
      location: (values) =>
        sql`availabilities.location_id = any(array(${idsOf('locations', values)}))`,
      tag: (values) => sql`availabilities.tags && ${values}::text[]`,
      weekday: (values) => sql`availabilities.weekdays && ${values.map(Number)}::smallint[]`,
    },
    numbers: {
      price: sql`availabilities.price`,
      dates: sql`(select count(*) from availability_dates d
        where d.organiser_id = availabilities.organiser_id and d.availability_id = availabilities.id)`,
    },
    moments: { start: sql`availabilities.start_at` },
    ranges: {
      ages: {
        from: sql`coalesce(availabilities.age_minimum, ${activity('age_minimum')})`,
        to: sql`coalesce(availabilities.age_maximum, ${activity('age_maximum')})`,
      },
    },
  };
}

/**
 * Returns the fields of a family or of a person in it: registrations and held memberships count by
 * `by`, the postcode is the family's.
 */
function ofPeople(
  { entity, now }: SegmentOf,
  { person, by }: { readonly person: Value; readonly by: Value },
): FieldsInSql {
  const family = entity === 'CUSTOMERS' ? sql`customers.id` : sql`participants.customer_id`;
  const registrations = sql`from registrations r where r.cancelled_at is null`;
  return {
    choices: {
      postcode: (values) =>
        sql`exists (select from addresses a where a.customer_id = ${family} and a.postcode = any(${values}::text[]))`,
      activity: (values) => sql`exists (select ${registrations} and r.${by} = ${person}
        and r.availability_id in (select v.id from availabilities v where v.activity_id = any(array(select id from activities where cuid = any(${values}::text[])))))`,
      membership: (values) => sql`exists (select from customer_memberships held
        join membership_cycles c on c.organiser_id = held.organiser_id and c.customer_membership_id = held.id
        where held.customer_id = ${family} and held.cancelled_at is null
          ${entity === 'CUSTOMERS' ? sql`` : sql`and coalesce(held.participant_id, ${person}) = ${person}`}
          and c.start_at <= ${now} and c.end_at > ${now}
          and held.membership_id = any(array(select id from memberships where cuid = any(${values}::text[]))))`,
      ...(entity === 'CUSTOMERS'
        ? { tag: (values) => sql`(customers.tags <> '{}' and customers.tags && ${values}::text[])` }
        : {}),
    },
    numbers: {
      registrations: sql`(select count(*) ${registrations} and r.${by} = ${person})`,
      participants: sql`(select count(*) from participants p
        where p.id = any(${childrenOf(person)}) and p.deleted_at is null)`,
    },
    moments: { registered: sql`customers.created_at` },
    ranges: {},
  };
}
