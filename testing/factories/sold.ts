import type { Made, MadeCustomer, Sql } from './factories.ts';

/** Amounts in minor units; missing values are 0, now or null. */
export interface OwedColumns {
  readonly kind?: string;
  readonly accessory?: boolean;
  readonly cart_id?: number | null;
  readonly total_amount?: number;
  readonly deposit_amount?: number;
  readonly paid_amount?: number;
  readonly created_at?: string;
}

export interface RegistrationColumns extends OwedColumns {
  readonly participant_id?: number;
  readonly availability_id: number;
  readonly date_ids?: readonly number[];
  readonly cancelled_at?: string | null;
}

export interface SoldFactories {
  /**
   * Makes a receivable of a customer, with the line of its sale; two in a row are never of the same
   * millisecond. Returns its id.
   */
  receivable(organiser: Made, customer: Made, columns?: OwedColumns): Promise<number>;
  /** Makes a registration with its receivable, without any check: no places are counted. */
  registration(
    organiser: Made,
    customer: MadeCustomer,
    columns: RegistrationColumns,
  ): Promise<Made & { receivable_id: number }>;
}

/** Returns factories of sales, written directly into the tables. */
export function createSoldFactories(sql: Sql): SoldFactories {
  const receivable: SoldFactories['receivable'] = async (organiser, customer, columns = {}) => {
    const [row] = await sql<{ id: string }>(
      `with made as (
         insert into receivables (organiser_id, customer_id, kind, accessory, cart_id, total_amount, deposit_amount, paid_amount, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, coalesce($9::timestamptz, clock_timestamp())) returning id, total_amount, created_at
       ), line as (
         insert into receivable_lines (organiser_id, receivable_id, reason, amount, created_at)
         select $1, id, 'SALE', total_amount, created_at from made where total_amount > 0
       )
       select id from made, pg_sleep(0.001)`,
      [
        organiser.id,
        customer.id,
        columns.kind ?? 'REGISTRATION',
        columns.accessory ?? false,
        columns.cart_id ?? null,
        columns.total_amount ?? 0,
        columns.deposit_amount ?? 0,
        columns.paid_amount ?? 0,
        columns.created_at ?? null,
      ],
    );
    return Number(row?.id);
  };
  return {
    receivable,
    registration: async (organiser, customer, columns) => {
      const receivable_id = await receivable(organiser, customer, columns);
      const [row] = await sql<{ id: string; cuid: string }>(
        `insert into registrations (organiser_id, customer_id, participant_id, availability_id, cart_id, receivable_id, created_at, cancelled_at)
         values ($1, $2, $3, $4, $5, $6, coalesce($7::timestamptz, clock_timestamp()), $8) returning id, cuid`,
        [
          organiser.id,
          customer.id,
          columns.participant_id ?? customer.participant.id,
          columns.availability_id,
          columns.cart_id ?? null,
          receivable_id,
          columns.created_at ?? null,
          columns.cancelled_at ?? null,
        ],
      );
      for (const date_id of columns.date_ids ?? []) {
        await sql(
          'insert into registration_dates (organiser_id, registration_id, date_id) values ($1, $2, $3)',
          [organiser.id, row?.id, date_id],
        );
      }
      return { id: Number(row?.id), cuid: row?.cuid ?? '', receivable_id };
    },
  };
}
