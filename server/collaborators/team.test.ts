import { ALL_PERMISSIONS, permissionsIn } from '@ribambelle/domain/permissions/permissions.ts';
import type { Mail } from '@ribambelle/server/outside/mail-port.ts';
import type { Made } from '@ribambelle/testing/factories/factories.ts';
import { takingMail } from '@ribambelle/testing/fakes/mail-ports.ts';
import { refusedIn } from '@ribambelle/testing/race.ts';
import { openShop, type Shop } from '@ribambelle/testing/shop.ts';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';

const mails: Mail[] = [];
let shop: Shop;
let organiser: Made;
let chief: Made & { token: string };
let clerk: Made & { token: string };

beforeAll(async () => {
  const mail = takingMail(mails);
  shop = await openShop({ jobs: true, outside: { mail, payments: {} } });
  organiser = await shop.make.organiser();
  chief = await shop.make.collaborator(organiser, [...ALL_PERMISSIONS]);
  clerk = await shop.make.collaborator(
    organiser,
    permissionsIn('collaborators', 'collaborator-roles'),
  );
});
afterAll(() => shop.close());

const person = {
  firstname: 'Nora',
  lastname: 'Haddad',
  language: 'fr' as const,
  password: 'une phrase assez longue',
};
test('200 deletes a collaborator: sessions end, the address and the role are free, and the log keeps the name', async () => {
  const email = 'partie@example.test';
  const { cuid: role } = await shop.office(
    'createRole',
    { name: 'Été', permissions: ['collaborators.update', 'collaborator-roles.update'] },
    chief,
  );
  const make = () => shop.office('createCollaborator', { ...person, email, role }, chief);
  const { cuid: collaborator } = await make();
  const colleague = await shop.make.collaborator(organiser, ['locations.read']);
  await shop.office('listOfficeLocations', {}, colleague);
  await shop.office('deleteCollaborator', { collaborator: colleague.cuid }, chief);
  await expect(shop.office('listOfficeLocations', {}, colleague)).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  await shop.office('deleteCollaborator', { collaborator }, chief);
  for (const name of ['getCollaborator', 'deleteCollaborator'] as const)
    await expect(shop.office(name, { collaborator }, chief)).rejects.toMatchObject({
      code: 'COLLABORATOR_NOT_FOUND',
    });
  expect((await shop.office('listCollaborators', { search: 'haddad' }, chief)).count).toBe(0);
  const journal = await shop.office('listAuditLog', {}, chief);
  expect(journal.data).toContainEqual(
    expect.objectContaining({ action: 'collaborators.delete', summary: 'Nora Haddad' }),
  );
  const { cuid: again } = await make();
  await shop.office('deleteCollaborator', { collaborator: again }, chief);
  await shop.office('deleteRole', { role }, chief);
});

test('409 and 403 for deleting oneself, or a colleague with more rights', async () => {
  await expect(
    shop.office('deleteCollaborator', { collaborator: chief.cuid }, chief),
  ).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
  await expect(
    shop.office('deleteCollaborator', { collaborator: chief.cuid }, clerk),
  ).rejects.toMatchObject({ code: 'MORE_THAN_YOURS' });
});

test('409 of two administrators who delete each other at once, one stays', async () => {
  const duo = await shop.make.organiser({ name: 'Duo' }, 'duo.test');
  const one = await shop.make.collaborator(duo, ALL_PERMISSIONS);
  const other = await shop.make.collaborator(duo, ALL_PERMISSIONS);
  const client = new pg.Client({ connectionString: shop.databaseUrl });
  await client.connect();
  // both are let in, and then wait for the roles
  await client.query('begin');
  await client.query('select from collaborator_roles where organiser_id = $1 for update', [duo.id]);
  const outcomes = Promise.allSettled([
    shop.office('deleteCollaborator', { collaborator: other.cuid }, one),
    shop.office('deleteCollaborator', { collaborator: one.cuid }, other),
  ]);
  const waitingLocks = () => shop.sql('select from pg_locks where not granted');
  await expect.poll(async () => (await waitingLocks()).length).toBe(2);
  await client.query('rollback');
  await client.end();
  expect(refusedIn(await outcomes)).toEqual(['LAST_ADMINISTRATOR']);
  expect(
    await shop.sql('select cuid from collaborators where organiser_id = $1 and active', [duo.id]),
  ).toHaveLength(1);
});

const roleOf = async (who: Made) =>
  (await shop.office('getCollaborator', { collaborator: who.cuid }, chief)).role.cuid;

test('200 adds a role and a collaborator who signs in with it; once deactivated, their sessions end', async () => {
  const { cuid: role } = await shop.office(
    'createRole',
    { name: 'Accueil', permissions: ['locations.read'] },
    chief,
  );
  const email = 'accueil@example.test';
  const { cuid: collaborator } = await shop.office(
    'createCollaborator',
    { ...person, email, role },
    chief,
  );
  const signIn = () =>
    shop.fetch('back-office', '/api/back-office/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: person.password, totp: null, organiser: null }),
    });
  const answer = await signIn();
  expect(answer.status).toBe(200);
  const token = /ribambelle_office=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '';
  await shop.office(
    'updateOwnPassword',
    { current_password: person.password, password: 'une phrase bien à moi' },
    { token },
  );
  await shop.office('listOfficeLocations', {}, { token });
  const { password: _, ...values } = person;
  await shop.change(
    'updateCollaborator',
    { collaborator, ...values, email, role, active: false },
    chief,
  );
  await expect(shop.office('listOfficeLocations', {}, { token })).rejects.toMatchObject({
    code: 'NOT_SIGNED_IN',
  });
  // as lists write names too, surname first
  for (const search of ['haddad', 'Nora Haddad', 'HADDAD nora'])
    expect((await shop.office('listCollaborators', { search }, chief)).data).toMatchObject([
      { active: false, role: { name: 'Accueil' } },
    ]);
  await expect(shop.office('deleteRole', { role }, chief)).rejects.toMatchObject({
    code: 'ROLE_IN_USE',
  });
  const { cuid: spare } = await shop.office('createRole', { name: 'Vide', permissions: [] }, chief);
  await shop.change(
    'updateRole',
    { role: spare, name: 'Rien', permissions: ['locations.read'] },
    chief,
  );
  expect((await shop.office('getRole', { role: spare }, chief)).name).toBe('Rien');
  await shop.office('deleteRole', { role: spare }, chief);
  expect((await shop.office('listRoles', {}, chief)).data.map(({ cuid }) => cuid)).not.toContain(
    spare,
  );
  const log = await shop.office('listAuditLog', { area: 'collaborators' }, chief);
  expect(log.data.map(({ action }) => action)).toContain('collaborators.update');
});

test('400 for an unknown permission, and no role is saved', async () => {
  const answer = await shop.fetch('back-office', '/api/back-office/collaborator-roles', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `ribambelle_office=${chief.token}`,
    },
    body: JSON.stringify({ name: 'Faute', permissions: ['locations.read', 'location.read'] }),
  });
  expect([answer.status, (await answer.json()).fields]).toEqual([
    400,
    { 'permissions.1': 'INVALID' },
  ]);
  expect(await shop.sql(`select 1 from collaborator_roles where name = 'Faute'`)).toEqual([]);
});

test('403 for giving, taking or touching rights beyond one’s own', async () => {
  const beyond = { code: 'MORE_THAN_YOURS', status: 403 };
  const theirs = await roleOf(chief);
  await expect(
    shop.office('createRole', { name: 'Tout', permissions: ['payments.refund'] }, clerk),
  ).rejects.toMatchObject(beyond);
  await expect(
    shop.change('updateRole', { role: theirs, name: 'x', permissions: [] }, clerk),
  ).rejects.toMatchObject(beyond);
  await expect(
    shop.office('createCollaborator', { ...person, email: 'a@b.test', role: theirs }, clerk),
  ).rejects.toMatchObject(beyond);
  const { password: _, ...values } = person;
  const ownRole = await roleOf(clerk);
  await expect(
    shop.change(
      'updateCollaborator',
      { collaborator: chief.cuid, ...values, email: 'c@d.test', role: ownRole, active: false },
      clerk,
    ),
  ).rejects.toMatchObject(beyond);
});

test('409 the last administrator stays, and an address belongs to one collaborator', async () => {
  const other = await shop.make.organiser({ name: 'Seul' }, 'localhost');
  const alone = await shop.make.collaborator(other, [...ALL_PERMISSIONS]);
  const me = await shop.office('getCollaborator', { collaborator: alone.cuid }, alone);
  const { firstname, lastname, email, language } = me;
  const values = {
    collaborator: alone.cuid,
    firstname,
    lastname,
    email,
    language,
    role: me.role.cuid,
  };
  const refusal = { code: 'LAST_ADMINISTRATOR', status: 409 };
  await expect(
    shop.change('updateCollaborator', { ...values, active: false }, alone),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.change('updateRole', { role: me.role.cuid, name: 'x', permissions: [] }, alone),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.office('createCollaborator', { ...person, email, role: me.role.cuid }, alone),
  ).rejects.toMatchObject({
    code: 'COLLABORATOR_EXISTS',
  });
  await expect(
    shop.office('getCollaborator', { collaborator: alone.cuid }, chief),
  ).rejects.toMatchObject({
    code: 'COLLABORATOR_NOT_FOUND',
  });
  await expect(shop.office('getRole', { role: me.role.cuid }, chief)).rejects.toMatchObject({
    code: 'ROLE_NOT_FOUND',
  });
  await expect(shop.office('deleteRole', { role: me.role.cuid }, chief)).rejects.toMatchObject({
    code: 'ROLE_NOT_FOUND',
  });
  await expect(
    shop.change('updateRole', { role: me.role.cuid, name: 'x', permissions: [] }, chief),
  ).rejects.toMatchObject({
    code: 'ROLE_NOT_FOUND',
  });
  await expect(
    shop.change('updateCollaborator', { ...values, active: true }, chief),
  ).rejects.toMatchObject({
    code: 'COLLABORATOR_NOT_FOUND',
  });
  await expect(
    shop.office('createCollaborator', { ...person, email: 'z@z.test', role: me.role.cuid }, chief),
  ).rejects.toMatchObject({
    code: 'ROLE_NOT_FOUND',
  });
});

test('409 for giving up a right that nobody else can give; of two who demote each other at once, not both succeed', async () => {
  const club = await shop.make.organiser({ name: 'Deux' }, 'deux.test');
  const one = await shop.make.collaborator(club, ALL_PERMISSIONS);
  const other = await shop.make.collaborator(club, ALL_PERMISSIONS);
  const member = (who: Made) => shop.office('getCollaborator', { collaborator: who.cuid }, one);
  const first = await member(one);
  const second = await member(other);
  const { cuid: less } = await shop.office('createRole', { name: 'Moins', permissions: [] }, one);
  const demote = (who: typeof first, as: { token: string }) =>
    shop.change(
      'updateCollaborator',
      {
        collaborator: who.cuid,
        firstname: who.firstname,
        lastname: who.lastname,
        email: who.email,
        language: who.language,
        role: less,
        active: true,
      },
      as,
    );
  const outcomes = await Promise.allSettled([demote(second, one), demote(first, other)]);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const [row] = await shop.sql<{ count: number }>(
    `select count(*)::int as count from collaborators c join collaborator_roles r on r.id = c.role_id
     where c.organiser_id = $1 and 'payments.refund' = any(r.permissions)`,
    [club.id],
  );
  expect(row?.count).toBe(1);
  const chiefOf = (await member(one).catch(() => null)) === null ? other : one;
  const role = (await shop.office('getCollaborator', { collaborator: chiefOf.cuid }, chiefOf)).role
    .cuid;
  const permissions = ALL_PERMISSIONS.filter((permission) => permission !== 'payments.refund');
  await expect(
    shop.change(
      'updateRole',
      { role, name: 'Presque tout', permissions: [...permissions] },
      chiefOf,
    ),
  ).rejects.toMatchObject({ code: 'LAST_ADMINISTRATOR', status: 409 });
});

test('200 a colleague gets a link for a new password, loses a lost second factor, and gets an e-mail; 403 beyond one’s own rights, 404 at another organiser', async () => {
  const colleague = await shop.make.collaborator(organiser, ['locations.read']);
  await shop.sql(
    `update collaborators set email = 'perdu@example.test', totp_secret = 'ABC' where id = $1`,
    [colleague.id],
  );
  const request = { collaborator: colleague.cuid };
  await expect(
    shop.office('sendCollaboratorLink', { collaborator: chief.cuid }, clerk),
  ).rejects.toMatchObject({ code: 'MORE_THAN_YOURS', status: 403 });
  await expect(
    shop.office('resetSecondFactor', { collaborator: chief.cuid }, clerk),
  ).rejects.toMatchObject({ code: 'MORE_THAN_YOURS' });
  for (const call of ['sendCollaboratorLink', 'resetSecondFactor'] as const)
    await expect(
      shop.office(call, { collaborator: 'c00000000000000000000000' }, chief),
    ).rejects.toMatchObject({ code: 'COLLABORATOR_NOT_FOUND', status: 404 });
  await shop.office('resetSecondFactor', request, chief);
  await shop.office('sendCollaboratorLink', request, chief);
  expect((await shop.office('getCollaborator', request, chief)).second_factor).toBe(false);
  const ownMails = () => mails.filter(({ to }) => to === 'perdu@example.test');
  await expect.poll(() => ownMails().length).toBe(2);
  const href =
    /http:\S+token=\S+/.exec(
      ownMails()
        .map(({ text }) => text)
        .join(' '),
    )?.[0] ?? '';
  const token = new URL(href).searchParams.get('token') ?? '';
  const password = 'une phrase toute neuve';
  await shop.office('setCollaboratorPassword', { token, password });
  await expect(shop.office('getOfficeSession', {}, colleague)).resolves.toMatchObject({
    collaborator: null,
  });
  await expect(shop.office('setCollaboratorPassword', { token, password })).rejects.toMatchObject({
    code: 'PASSWORD_LINK_INVALID',
    status: 400,
  });
  const answer = await shop.office('signInCollaborator', { email: 'perdu@example.test', password });
  expect(answer.signed_in).toBe(true);
  // whoever else reads the mailbox, its owner learns of it
  await expect.poll(() => ownMails().length).toBe(3);
  expect(ownMails().at(-1)?.subject).toContain('votre mot de passe a été choisi');
  expect(ownMails().at(-1)?.text).toContain(`http://127.0.0.1:${shop.server.backOfficePort}/`);
  const { data } = await shop.office('listSecurityEvents', {}, chief);
  expect(data.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['second-factor.disabled', 'password.reset', 'role.changed']),
  );
});

test('400 for a password that is too short, 403 without the permission', async () => {
  const role = await roleOf(clerk);
  await expect(
    shop.office(
      'createCollaborator',
      { ...person, email: 's@s.test', role, password: 'court' },
      chief,
    ),
  ).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
  const other = await shop.make.collaborator(organiser, ['locations.read']);
  const refusal = { code: 'NOT_PERMITTED', status: 403 };
  for (const name of [
    'listCollaborators',
    'listRoles',
    'listAuditLog',
    'listSentMails',
    'getSettings',
  ] as const)
    await expect(shop.office(name, {}, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('getCollaborator', { collaborator: 'x' }, other)).rejects.toMatchObject(
    refusal,
  );
  await expect(
    shop.office('createCollaborator', { ...person, email: 's@s.test', role }, other),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('getRole', { role: 'x' }, other)).rejects.toMatchObject(refusal);
  await expect(
    shop.office('createRole', { name: 'x', permissions: [] }, other),
  ).rejects.toMatchObject(refusal);
  await expect(
    shop.change('updateRole', { role: 'x', name: 'x', permissions: [] }, other),
  ).rejects.toMatchObject(refusal);
  await expect(shop.office('deleteRole', { role: 'x' }, other)).rejects.toMatchObject(refusal);
  await expect(shop.office('getSentMail', { mail: 'x' }, other)).rejects.toMatchObject(refusal);
});
