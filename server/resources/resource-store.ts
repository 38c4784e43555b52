import type { resourceFields } from '@ribambelle/api/resources/office-shapes.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Db } from '../database/transaction.ts';

export type ResourceValues = z.output<z.ZodObject<typeof resourceFields>>;

/**
 * The values of a resource that are in its own row, its location and configuration by their cuids.
 */
export type OwnValues = Omit<ResourceValues, 'images' | 'groups'>;

interface Of {
  readonly organiser_id: number;
  readonly id: number;
}

/** The ids of a resource's location and booking configuration. */
interface Connections {
  readonly location_id: number | null;
  readonly booking_configuration_id: number;
}

function columnsOf(values: OwnValues & Connections) {
  const { location: _location, configuration: _configuration, ...columns } = values;
  const { name, description } = columns;
  return { ...columns, name: JSON.stringify(name), description: JSON.stringify(description) };
}

/**
 * Returns the ids of a location and a booking configuration; undefined for one that the organiser
 * does not have. Locks both, so that nobody deletes them meanwhile.
 */
export async function lockConnections(
  db: Db,
  input: { organiser_id: number; location: string | null; configuration: string },
): Promise<{ location_id: number | null | undefined; configuration_id: number | undefined }> {
  const { organiser_id, location } = input;
  const configuration = await db
    .selectFrom('booking_configurations')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', input.configuration)
    .forShare()
    .executeTakeFirst();
  if (location === null) return { location_id: null, configuration_id: configuration?.id };
  const place = await db
    .selectFrom('locations')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('cuid', '=', location)
    .forShare()
    .executeTakeFirst();
  return { location_id: place?.id, configuration_id: configuration?.id };
}

/** Adds a resource and returns its id and cuid. */
export async function insertResource(
  db: Db,
  input: { organiser_id: number; values: OwnValues & Connections; now: string },
) {
  const { organiser_id, values, now } = input;
  return db
    .insertInto('resources')
    .values({ organiser_id, ...columnsOf(values), created_at: now, updated_at: now })
    .returning(['id', 'cuid'])
    .executeTakeFirstOrThrow();
}

/** A resource as it is stored, its texts as columns. */
type LockedResource = Omit<OwnValues, 'name' | 'description'> & {
  readonly id: number;
  readonly cuid: string;
  readonly name: Json;
  readonly description: Json;
  readonly version: number;
};

/** Locks a resource for a change; undefined when there is none. */
export async function lockResource(
  db: Db,
  input: { organiser_id: number; resource: string },
): Promise<LockedResource | undefined> {
  const { rows } = await sql<LockedResource>`
    select r.id, r.cuid, r.name, r.description, r.published, r."order", r.version,
      (select l.cuid from locations l where l.organiser_id = r.organiser_id and l.id = r.location_id) as location,
      (select c.cuid from booking_configurations c
        where c.organiser_id = r.organiser_id and c.id = r.booking_configuration_id) as configuration
    from resources r where r.organiser_id = ${input.organiser_id} and r.cuid = ${input.resource} for update of r`.execute(
    db,
  );
  return rows[0];
}

/** Changes a resource and its version, because its pictures and its groups are in other tables. */
export async function saveResource(
  db: Db,
  input: Of & { values: OwnValues & Connections; now: string },
): Promise<void> {
  await db
    .updateTable('resources')
    .set((row) => ({
      ...columnsOf(input.values),
      updated_at: input.now,
      version: row('version', '+', 1),
    }))
    .where('organiser_id', '=', input.organiser_id)
    .where('id', '=', input.id)
    .execute();
}

/** Deletes a resource with the rows of its pictures, its groups and its blocked times. */
export async function removeResource(db: Db, { organiser_id, id }: Of): Promise<void> {
  for (const table of [
    'resource_images',
    'resource_group_members',
    'resource_block_times',
  ] as const)
    await db
      .deleteFrom(table)
      .where('organiser_id', '=', organiser_id)
      .where('resource_id', '=', id)
      .execute();
  await db
    .deleteFrom('resources')
    .where('organiser_id', '=', organiser_id)
    .where('id', '=', id)
    .execute();
}

/** Tests whether an availability needs a resource. */
export async function isResourceNeeded(
  db: Db,
  { organiser_id, id }: { organiser_id: number; id: number },
): Promise<boolean> {
  const row = await db
    .selectFrom('availability_resources')
    .select('id')
    .where('organiser_id', '=', organiser_id)
    .where('resource_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
