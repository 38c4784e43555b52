import type { MailBlock } from '@ribambelle/api/mail-templates/blocks.ts';
import type { NotificationAttachment } from '@ribambelle/domain/notifications/attachments.ts';
import type {
  DelayType,
  NotificationRequirement,
  NotificationTrigger,
  RecipientType,
} from '@ribambelle/domain/notifications/triggers.ts';
import type { InEachLanguage } from '@ribambelle/domain/base/languages.ts';
import { sql } from 'kysely';
import type { Db } from '../database/transaction.ts';

/** The values of a definition as they are kept; records that it names are ids. */
export interface DefinitionColumns {
  readonly name: string;
  readonly title: InEachLanguage<string>;
  readonly trigger: NotificationTrigger;
  readonly delay: number;
  readonly delay_type: DelayType;
  readonly recipient_type: RecipientType;
  readonly recipient: string;
  readonly collaborator_ids: readonly number[];
  readonly global: boolean;
  readonly activity_ids: readonly number[];
  readonly category_ids: readonly number[];
  readonly membership_ids: readonly number[];
  readonly active: boolean;
  readonly content: readonly MailBlock[];
  readonly requirements: readonly NotificationRequirement[];
  readonly attachments: readonly NotificationAttachment[];
  readonly spam_avoidance_delay: number;
}

export interface DefinitionRecord extends DefinitionColumns {
  readonly id: number;
  readonly cuid: string;
  readonly version: number;
  readonly required: boolean;
}

const COLUMNS = sql`id, cuid, version, required, name, title, trigger, delay, delay_type, recipient_type,
  recipient, collaborator_ids, global, activity_ids, category_ids, membership_ids, active, content, requirements,
  attachments, spam_avoidance_delay`;

/** Finds a definition by its cuid, locked for a change when `lock` says so; null for none. */
export async function findDefinition(
  db: Db,
  of: { readonly cuid: string; readonly lock?: boolean },
): Promise<DefinitionRecord | null> {
  const { rows } = await sql<DefinitionRecord>`
    select ${COLUMNS} from notification_definitions
    where cuid = ${of.cuid} ${of.lock === true ? sql`for update` : sql``}`.execute(db);
  return rows[0] ?? null;
}

/** Loads the definitions that name a picture by its cuid, locked for a change. */
export async function loadDefinitionsWith(
  db: Db,
  picture: string,
): Promise<readonly DefinitionRecord[]> {
  const { rows } = await sql<DefinitionRecord>`
    select ${COLUMNS} from notification_definitions
    where strpos(content::text, ${picture}) > 0 order by id for update`.execute(db);
  return rows;
}

/** The columns as the database takes them. */
const columnsOf = ({
  title,
  content,
  requirements,
  attachments,
  ...columns
}: DefinitionColumns) => ({
  ...columns,
  collaborator_ids: [...columns.collaborator_ids],
  activity_ids: [...columns.activity_ids],
  category_ids: [...columns.category_ids],
  membership_ids: [...columns.membership_ids],
  title: JSON.stringify(title),
  content: JSON.stringify(content),
  requirements: JSON.stringify(requirements),
  attachments: JSON.stringify(attachments),
});

/** Adds a definition; returns its id and cuid. */
export async function insertDefinition(
  db: Db,
  { columns, now }: { readonly columns: DefinitionColumns; readonly now: string },
): Promise<{ readonly id: number; readonly cuid: string }> {
  return db
    .insertInto('notification_definitions')
    .values({ ...columnsOf(columns), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** Changes a definition. */
export async function saveDefinition(
  db: Db,
  {
    id,
    columns,
    now,
  }: { readonly id: number; readonly columns: DefinitionColumns; readonly now: string },
): Promise<void> {
  await db
    .updateTable('notification_definitions')
    .set({ ...columnsOf(columns), updated_at: now })
    .where('id', '=', id)
    .execute();
}

/** Deletes a definition. */
export async function removeDefinition(db: Db, id: number): Promise<void> {
  await sql`delete from notification_definitions where id = ${id}`.execute(db);
}

/** Tests whether something of a definition was sent, or waits. */
export async function hasDeliveries(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`
    select from notification_deliveries where definition_id = ${id} limit 1`.execute(db);
  return rows.length > 0;
}
