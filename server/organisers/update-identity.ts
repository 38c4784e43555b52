import { updateIdentity as endpoint } from '@ribambelle/api/organisers/update-identity.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { readCompanyNumber } from '../texts/read-company-number.ts';
import { readPhone } from '../texts/read-phone.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes the identity and contact details of the organiser. */
export const updateIdentity = action(endpoint, async (context) => {
  const { db, request, now } = context;
  const row = await lockOrganiser(db);
  const { version, ...requested } = request;
  await requireVersion(db, { record: row, read: version });
  const { name, legal_name, company_number, email, phone, street, number, postcode, city } = row;
  const contact = { email, phone, street, number, postcode, city };
  const current = { name, legal_name, company_number, ...contact };
  const values = withChanges(current, {
    ...requested,
    ...(requested.company_number === undefined
      ? {}
      : { company_number: readCompanyNumber(requested.company_number) }),
    ...(requested.phone === undefined ? {} : { phone: readPhone(requested.phone) }),
  });
  await saveSettings(db, { values, now });
  const before = { ...current, phone: writtenPhone(phone) };
  await logAct(context, {
    act: 'organiser-account.update',
    noun: 'organisers',
    record: row,
    summary: values.name,
    before,
    after: { ...values, phone: writtenPhone(values.phone) },
  });
  return { message: null };
});
