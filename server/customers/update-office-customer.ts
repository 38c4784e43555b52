import { updateOfficeCustomer as endpoint } from '@ribambelle/api/customers/update-office-customer.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { changesBetween } from '../audit/changes-between.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse } from '../refusal.ts';
import { readPhone } from '../texts/read-phone.ts';
import { changeEmail } from './change-email.ts';
import { storeProfile } from './customer-store.ts';
import { lockCustomer } from './office-customer-store.ts';

/** Changes how a family is called and reached, and what it answered. */
export const updateOfficeCustomer = action(
  endpoint,
  async ({ db, request, organiser, collaborator, language, now, emit }) => {
    const { customer, custom_data: entries, ...values } = request;
    const organiser_id = organiser.id;
    const {
      id,
      cuid,
      wallet_amount: _,
      email_confirmed_at,
      pending_email,
      ...before
    } = orRefuse(await lockCustomer(db, { organiser_id, customer }), 'CUSTOMER_NOT_FOUND');
    const phone = readPhone(values.phone);
    const emails = {
      id,
      email: before.email,
      email_confirmed: email_confirmed_at !== null,
      pending_email,
    };
    await changeEmail(db, emit, { organiser_id, customer: emails, wanted: values.email, now });
    await storeProfile(db, { organiser_id, id, now, ...values, phone });
    const answered = await changeAnswers(db, {
      organiser,
      language,
      owner: { customer_id: id },
      entries,
    });
    const was = { ...before, phone: writtenPhone(before.phone), custom_data: [] };
    const changes = changesBetween(was, {
      ...values,
      phone: writtenPhone(phone),
      custom_data: [...answered],
    });
    const did = {
      action: 'customers.update' as const,
      entity: 'customers',
      entity_cuid: cuid,
      summary: fullname(values),
      changes,
    };
    await recordAudit(db, { organiser, collaborator, now, ...did });
    return { message: null };
  },
);
