import type { RequestOf } from '@ribambelle/api/endpoint.ts';
import { setUpOrganiser as endpoint } from '@ribambelle/api/setup/set-up-organiser.ts';
import { DEFAULT_ROLES } from '@ribambelle/domain/permissions/roles.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { preparedAction } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { insertCollaborator, insertRole, lockRoles } from '../collaborators/index.ts';
import type { Db } from '../database/transaction.ts';
import { saveMailSettings } from '../mails/index.ts';
import { hostnameIn, refuseReserved, saveSettings } from '../organisers/index.ts';
import { orRefuse } from '../refusal.ts';
import { collaboratorActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { actAs } from '../sessions/act-as.ts';
import { hashPassword } from '../sign-in/index.ts';
import { readAccount } from '../texts/read-account.ts';
import { readCompanyNumber } from '../texts/read-company-number.ts';
import { readPhone } from '../texts/read-phone.ts';
import { isFirstOrganiser, makeOrganiser } from './setup-store.ts';

type Administrator = RequestOf<typeof endpoint>['administrator'];

/**
 * Makes the organiser, its settings, the usual roles and the first administrator, and signs them
 * in.
 */
export const setUpOrganiser = preparedAction(
  { endpoint, prepare: ({ request }) => hashPassword(request.administrator.password) },
  async ({ db, prepared: password_hash, request, address, session, outside, now }) => {
    const { token, administrator } = request;
    const { hostname: typedHostname, sender_address, ...content } = request.organiser;
    const hostname = hostnameIn(typedHostname, 'organiser.hostname');
    const ofOwnMachine = /(^|\.)localhost$/.test(hostname);
    if (!ofOwnMachine && !(await isFirstOrganiser(db)))
      refuseReserved(hostname, {
        field: 'organiser.hostname',
        platform: outside.hosts.address.names,
      });
    const bank_account = readAccount(content.bank_account, 'organiser.bank_account');
    const { name } = content;
    const organiser_id = await makeOrganiser(db, { token, now, name, hostname });
    await actAs(db, organiser_id);
    const values = {
      ...content,
      company_number: readCompanyNumber(content.company_number, 'organiser.company_number'),
      phone: readPhone(content.phone, 'organiser.phone'),
      language: content.languages[0] ?? administrator.language,
      bank_account,
      bank_account_holder: bank_account === '' ? '' : content.legal_name || name,
      bank_transfers_activated: bank_account !== '',
    };
    await saveSettings(db, { values, now });
    if (sender_address !== '')
      await saveMailSettings(db, { values: { sender_name: name, sender_address }, now });
    const collaborator = await addAdministrator(db, {
      administrator: { ...administrator, password_hash },
      now,
    });
    const context = { db, collaborator, now };
    await logAct(context, {
      act: 'collaborators.create',
      noun: 'collaborators',
      cuid: collaborator.cuid,
      summary: `${collaborator.firstname} ${collaborator.lastname}`,
    });
    const actor = collaboratorActor(collaborator);
    const details = { email: administrator.email };
    const event = { actor, address, details, now };
    await recordSecurityEvent(db, { ...event, type: 'collaborator.created' });
    await session.beginForStaff({ collaborator_id: collaborator.id });
    return { message: null };
  },
);

/**
 * Adds the roles with which an organiser starts, named in the administrator's language, and the
 * administrator.
 */
async function addAdministrator(
  db: Db,
  input: {
    administrator: Omit<Administrator, 'password'> & { password_hash: string };
    now: string;
  },
) {
  const { administrator, now } = input;
  const { roles: names } = textsFor(administrator.language)['office-setup'];
  for (const { key, permissions } of DEFAULT_ROLES)
    await insertRole(db, { name: names[key], permissions: [...permissions], scope: 'ALL', now });
  const roles = await lockRoles(db);
  const role = orRefuse(
    roles.find(({ name }) => name === names.administrator),
    'SETUP_LINK_INVALID',
  );
  const { firstname, lastname, email, language, password_hash } = administrator;
  const password = { password_hash, password_provisional: false };
  const person = { firstname, lastname, email, language, tags: [] };
  const values = { ...person, role_id: role.id, ...password };
  const collaborator = await insertCollaborator(db, { values, now });
  return { ...collaborator, firstname, lastname };
}
