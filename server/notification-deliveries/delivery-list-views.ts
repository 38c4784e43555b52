import type { Json } from '@ribambelle/database/json.ts';
import type { MailFailure } from '@ribambelle/domain/notifications/mail-failures.ts';
import type { RecipientType } from '@ribambelle/domain/notifications/triggers.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';
import { DELIVERY_COLUMNS, DELIVERY_JOINS, type DeliveryRow } from './delivery-facts.ts';
import { type ListQuery, readListPage } from '../lists/list-views.ts';

/** A delivery in a list; the title of its subject is a bilingual column. */
export interface ListedDelivery extends DeliveryRow {
  readonly name: string;
  readonly recipient_type: RecipientType;
  readonly reason: string;
  readonly ended_at: string | null;
  readonly title: Json;
  readonly firstname: string | null;
  readonly lastname: string | null;
  readonly registration: string | null;
  readonly mail: string | null;
  readonly mail_state: string | null;
  readonly failure: MailFailure | null;
  /** The address to which it went. */
  readonly sent_to: string | null;
}

/**
 * Finds a page of the deliveries of a family or of a registration, those to come first; of
 * everybody, the newest first.
 */
export async function findDeliveries(
  db: Db,
  of: {
    readonly customer?: string | undefined;
    readonly registration?: string | undefined;
    readonly notification_definition?: string | undefined;
    readonly limit: number;
    readonly offset: number;
  },
) {
  const { customer, registration, notification_definition: definition } = of;
  const conditions = [sql`true`];
  if (customer !== undefined)
    conditions.push(sql`d.customer_id = (select id from customers where cuid = ${customer})`);
  if (registration !== undefined)
    conditions.push(sql`d.id in (select o.id from registrations r join notification_deliveries o on o.registration_id = r.id where r.cuid = ${registration}
      union select o.id from registrations r join notification_deliveries o on o.cart_id = r.cart_id where r.cuid = ${registration})`);
  if (definition !== undefined)
    conditions.push(
      sql`d.definition_id = (select id from notification_definitions where cuid = ${definition})`,
    );
  const from = sql`from notification_deliveries d where ${sql.join(conditions, sql` and `)}`;
  const first =
    customer === undefined && registration === undefined
      ? sql``
      : sql`d.state = 'WAITING' desc, case when d.state = 'WAITING' then d.due_at end, `;
  const query: ListQuery<ListedDelivery> = {
    rows: sql`select ${DELIVERY_COLUMNS}, n.name, n.recipient_type, d.reason, d.ended_at, coalesce(v.title, f.title, g.title) as title,
        coalesce(p.firstname, q.firstname, o.firstname) as firstname, coalesce(p.lastname, q.lastname, o.lastname) as lastname,
        r.cuid as registration, s.cuid as mail, s.state as mail_state, s.failure, s.recipient as sent_to
      from (select d.* ${from}) d ${DELIVERY_JOINS}
      left join activities v on v.organiser_id = a.organiser_id and v.id = a.activity_id
      left join availabilities e on e.organiser_id = w.organiser_id and e.id = w.availability_id
      left join activities f on f.organiser_id = e.organiser_id and f.id = e.activity_id
      left join memberships g on g.organiser_id = m.organiser_id and g.id = m.membership_id
      left join participants p on p.organiser_id = r.organiser_id and p.id = r.participant_id
      left join participants q on q.organiser_id = w.organiser_id and q.id = w.participant_id
      left join participants o on o.organiser_id = m.organiser_id and o.id = m.participant_id
      left join sent_mails s on s.organiser_id = d.organiser_id and s.id = d.mail_id
      order by ${first} d.created_at desc, d.id`,
    counted: sql`select ${from}`,
  };
  return readListPage(db, { query, page: of });
}
