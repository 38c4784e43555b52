import type { Rows } from '@ribambelle/database/rows.ts';
import type { Insertable } from 'kysely';
import type { Client } from 'pg';

/** The tables in an order in which each finds the rows that it refers to. */
const ORDER = [
  'organisers',
  'host_names',
  'files',
  'collaborator_roles',
  'collaborators',
  'cancellation_policies',
  'terms_drafts',
  'terms_versions',
  'custom_fields',
  'customers',
  'addresses',
  'participants',
  'participant_households',
  'custom_field_answers',
  'category_groups',
  'categories',
  'locations',
  'activities',
  'activity_images',
  'activity_categories',
  'options',
  'option_prices',
  'questions',
  'registration_request_tiers',
  'registration_request_constraints',
  'availabilities',
  'availability_dates',
  'synchronised_availabilities',
  'bundles',
  'bundle_activities',
  'booking_configurations',
  'resources',
  'resource_images',
  'date_configurations',
  'closed_periods',
  'resource_groups',
  'resource_group_members',
  'resource_blocks',
  'resource_block_times',
  'availability_resources',
  'memberships',
  'segments',
  'coupons',
  'discounts',
  'volume_discounts',
  'vouchers',
  'instalment_plans',
  'carts',
  'cart_items',
  'cart_item_dates',
  'receivables',
  'receivable_lines',
  'instalments',
  'bookings',
  'booking_dates',
  'booking_participations',
  'customer_bundles',
  'customer_vouchers',
  'registrations',
  'registration_dates',
  'registration_options',
  'registration_questions',
  'registration_requests',
  'registration_request_availabilities',
  'reviews',
  'waiting_list_entries',
  'payment_mandates',
  'payment_mandate_debts',
  'payments',
  'refunds',
  'payment_allocations',
  'wallet_movements',
  'sandbox_payments',
  'sandbox_refunds',
  'articles',
  'article_versions',
  'article_images',
  'websites',
  'pages',
  'sent_mails',
  'audit_log',
] as const satisfies readonly (keyof Rows)[];

type Table = (typeof ORDER)[number];

const ROWS_A_STATEMENT = 4_000;

/** Rows to insert, kept until `write`: one statement for some thousands of them. */
export interface Batch {
  /**
   * Adds a row. All rows of a table must name the same columns: one that is named nowhere gets its
   * default.
   */
  add<Name extends Table>(table: Name, row: Insertable<Rows[Name]>): void;
  /** Changes columns of a row that was noted before. */
  change<Name extends Table>(
    table: Name,
    row: { readonly id: number | string; readonly columns: Partial<Insertable<Rows[Name]>> },
  ): void;
  write(client: Client): Promise<void>;
}

export function newBatch(): Batch {
  const noted = new Map<Table, object[]>();
  return {
    add: (table, row) => {
      const rows = noted.get(table);
      if (rows) rows.push(row);
      else noted.set(table, [row]);
    },
    change: (table, { id, columns }) => {
      const row = noted.get(table)?.find((one) => 'id' in one && one.id === id);
      if (row === undefined) throw new TypeError(`No row ${id} of ${table} was noted`);
      Object.assign(row, columns);
    },
    write: async (client) => {
      for (const table of ORDER) await insertAll(client, { table, rows: noted.get(table) ?? [] });
      noted.clear();
    },
  };
}

async function insertAll(
  client: Client,
  { table, rows }: { table: Table; rows: readonly object[] },
): Promise<void> {
  const names = Object.keys(rows[0] ?? {});
  const odd = rows.find((row) => Object.keys(row).length !== names.length);
  if (odd)
    throw new TypeError(
      `Rows of ${table} name different columns: ${names.join(', ')} and ${Object.keys(odd).join(', ')}`,
    );
  const columns = names.map((name) => `"${name}"`).join(', ');
  for (let first = 0; first < rows.length; first += ROWS_A_STATEMENT) {
    const some = JSON.stringify(
      rows.slice(first, first + ROWS_A_STATEMENT).map(table === 'files' ? readable : (row) => row),
    );
    await client.query(
      `insert into "${table}" (${columns}) select ${columns} from json_populate_recordset(null::"${table}", $1::json)`,
      [some],
    );
  }
}

/** Converts bytes to a form that the database reads in JSON. */
function readable(row: object): object {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );
}
