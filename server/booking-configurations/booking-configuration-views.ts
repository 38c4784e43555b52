import type { Answer } from '@ribambelle/api/client.ts';
import type { bookingConfigurationColumns } from '@ribambelle/api/booking-configurations/booking-configuration-columns.ts';
import type { Order } from '@ribambelle/api/lists/columns.ts';
import { sql } from 'kysely';
import { searchPattern } from '../database/search-pattern.ts';
import type { Db } from '../database/transaction.ts';
import { byName } from '../lists/by-name-views.ts';
import { type ColumnOrders, type ListQuery, orderBy } from '../lists/list-views.ts';
import { CONFIGURATION_COLUMNS } from './booking-configuration-store.ts';

/** A booking configuration with the number of resources that are booked by it. */
export type BookingConfigurationRow = Answer<'getBookingConfiguration'>;

const SHOWN = sql`${CONFIGURATION_COLUMNS}, (select count(*) from resources r
  where r.organiser_id = c.organiser_id and r.booking_configuration_id = c.id) as resources`;

/** Selects booking configurations by name unless sorted. */
export function selectBookingConfigurations(input: {
  organiser_id: number;
  search: string | undefined;
  sort: Order<typeof bookingConfigurationColumns> | undefined;
}): ListQuery<BookingConfigurationRow> {
  const pattern = searchPattern(input.search);
  const searchCondition = pattern === null ? sql`` : sql`and words_of(c.name) like ${pattern}`;
  const matching = sql`from booking_configurations c where c.organiser_id = ${input.organiser_id} ${searchCondition}`;
  const orders: ColumnOrders<typeof bookingConfigurationColumns> = {
    name: [byName(sql`c.name`)],
  };
  return {
    rows: sql`select ${SHOWN} ${matching} order by ${orderBy(input.sort ?? 'name', { orders, id: sql`c.id` })}`,
    counted: sql`select ${matching}`,
  };
}

/** Finds one booking configuration by its cuid; undefined when there is none. */
export async function findBookingConfiguration(
  db: Db,
  input: { organiser_id: number; configuration: string },
): Promise<BookingConfigurationRow | undefined> {
  const { rows } = await sql<BookingConfigurationRow>`select ${SHOWN} from booking_configurations c
    where c.organiser_id = ${input.organiser_id} and c.cuid = ${input.configuration}`.execute(db);
  return rows[0];
}
