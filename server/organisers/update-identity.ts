import { updateIdentity as endpoint } from '@ribambelle/api/organisers/update-identity.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { readCompanyNumber } from '../texts/read-company-number.ts';
import { readPhone } from '../texts/read-phone.ts';
import { lockOrganiser, saveSettings } from './settings-store.ts';

/** Changes the identity and contact details of the organiser. */
export const updateIdentity = action(
  endpoint,
  async ({ db, request, organiser, collaborator, now }) => {
    const before = await lockOrganiser(db, organiser.id);
    const { version, ...requested } = request;
    await requireVersion(db, { organiser_id: organiser.id, record: before, read: version });
    const { name, legal_name, company_number, email, phone, street, number, postcode, city } =
      before;
    const contact = { email, phone, street, number, postcode, city };
    const current = { name, legal_name, company_number, ...contact };
    const values = withChanges(current, {
      ...requested,
      ...(requested.company_number === undefined
        ? {}
        : { company_number: readCompanyNumber(requested.company_number) }),
      ...(requested.phone === undefined ? {} : { phone: readPhone(requested.phone) }),
    });
    await saveSettings(db, { organiser_id: organiser.id, values, now });
    const was = { ...current, phone: writtenPhone(phone) };
    const changes = changesBetween(was, { ...values, phone: writtenPhone(values.phone) });
    const audit = {
      action: 'organiser-account.update' as const,
      entity: 'organisers',
      entity_cuid: organiser.cuid,
      summary: values.name,
      changes,
      record: before,
    };
    await recordAudit(db, { organiser, collaborator, now, ...audit });
    return { message: null };
  },
);
