import { connect } from '@ribambelle/database/connect.ts';
import { Refusal } from '@ribambelle/database/refusal.ts';
import { addMinutes } from '@ribambelle/domain/base/instants.ts';
import { ALL_PERMISSIONS } from '@ribambelle/domain/permissions/permissions.ts';
import { newToken, tokenHash } from '@ribambelle/server/sessions/token.ts';
import type { Client } from 'pg';

interface Wanted {
  readonly email: string;
  /**
   * A host name of the organiser's public site, needed when several know the address; null for the
   * only one.
   */
  readonly hostname: string | null;
  readonly administrator: boolean;
  readonly now: string;
}

interface Found {
  readonly organiser_id: string;
  readonly id: string;
  readonly name: string;
}

/**
 * Reactivates a collaborator, without second factor and without sessions, and returns the token of
 * a link for a new password. Refuses an unknown address, and one that several organisers have when
 * none is named. Writes to the security log.
 */
export async function resetCollaborator(
  url: string,
  wanted: Wanted,
): Promise<{ token: string; organiser: string }> {
  const client = await connect(url);
  try {
    await client.query('begin');
    const collaborator = await findOne(client, wanted);
    const key = [collaborator.organiser_id, collaborator.id];
    await client.query(
      'select 1 from collaborator_roles where organiser_id = $1 order by id for update',
      [collaborator.organiser_id],
    );
    await client.query(
      `update collaborators set active = true, totp_secret = null, totp_step = 0, updated_at = $3 where organiser_id = $1 and id = $2`,
      [...key, wanted.now],
    );
    for (const table of ['collaborator_recovery_codes', 'collaborator_passkeys'])
      await client.query(
        `delete from ${table} where organiser_id = $1 and collaborator_id = $2`,
        key,
      );
    if (wanted.administrator) await makeAdministrator(client, { own: key, now: wanted.now });
    await client.query(
      'delete from sessions where organiser_id = $1 and collaborator_id = $2',
      key,
    );
    await client.query(
      'delete from password_links where organiser_id = $1 and collaborator_id = $2',
      key,
    );
    const token = newToken();
    await client.query(
      `insert into password_links (organiser_id, collaborator_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5)`,
      [...key, tokenHash(token), wanted.now, addMinutes(wanted.now, 60)],
    );
    await client.query(
      `insert into security_events (organiser_id, type, actor_kind, details, created_at)
       values ($1, 'collaborator.changed', 'SYSTEM', jsonb_build_object('email', $2::text), $3)`,
      [collaborator.organiser_id, wanted.email, wanted.now],
    );
    await client.query('commit');
    return { token, organiser: collaborator.name };
  } finally {
    await client.end();
  }
}

async function findOne(client: Client, { email, hostname }: Wanted): Promise<Found> {
  const { rows } = await client.query<Found>(
    `select c.organiser_id, c.id, o.name from collaborators c join organisers o on o.id = c.organiser_id
     where lower(c.email) = lower($1)
       and ($2::text is null or exists (select from host_names h where h.organiser_id = o.id and h.hostname = $2))
     order by o.name`,
    [email.trim(), hostname],
  );
  const [first, another] = rows;
  if (first === undefined) throw new Refusal(`Nobody in a team has the address ${email}.`);
  if (another !== undefined)
    throw new Refusal(
      `${email} works for ${rows.map(({ name }) => name).join(', ')}: name one with --organiser and a host name of its site.`,
    );
  return first;
}

async function makeAdministrator(
  client: Client,
  input: { own: readonly string[]; now: string },
): Promise<void> {
  const role = await client.query<{ id: string }>(
    `insert into collaborator_roles (organiser_id, name, permissions, created_at, updated_at) values ($1, 'Administration', $2, $3, $3) returning id`,
    [input.own[0], [...ALL_PERMISSIONS], input.now],
  );
  await client.query('update collaborators set role_id = $3 where organiser_id = $1 and id = $2', [
    ...input.own,
    role.rows[0]?.id,
  ]);
}
