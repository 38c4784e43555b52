import { updateOfficeCustomer as endpoint } from '@ribambelle/api/customers/update-office-customer.ts';
import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { decideContact } from '@ribambelle/domain/customers/contact.ts';
import { decideEmailChange } from '@ribambelle/domain/customers/email-change.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import { action } from '../action.ts';
import { logAct } from '../audit/log-act.ts';
import { requireVersion } from '../audit/require-version.ts';
import { withChanges } from '../audit/with-changes.ts';
import { changeAnswers } from '../custom-fields/index.ts';
import { orRefuse, refuse } from '../refusal.ts';
import { readPhone } from '../texts/read-phone.ts';
import { changeEmail } from './change-email.ts';
import { storeProfile } from './customer-store.ts';
import { lockCustomer } from './office-customer-store.ts';

/** Changes the name, contacts and answers of a family. */
export const updateOfficeCustomer = action(endpoint, async (context) => {
  const { db, request, organiser, language, now, emit } = context;
  const { customer, version, custom_data: entries = null, ...given } = request;
  const row = orRefuse(await lockCustomer(db, customer), 'CUSTOMER_NOT_FOUND');
  await requireVersion(db, { record: row, read: version });
  const { id, firstname, lastname, email, email_confirmed_at, pending_email } = row;
  const before = {
    firstname,
    lastname,
    email,
    phone: row.phone,
    language: asLanguage(row.language),
  };
  const values = withChanges(before, given);
  // a number stored before numbers had one form stays until somebody changes it
  const phone = given.phone === undefined ? row.phone : readPhone(given.phone);
  const emails = {
    id,
    email,
    email_confirmed: email_confirmed_at !== null,
    pending_email,
  };
  if (values.email !== null) {
    // the address that receives links for the family's password
    if (decideEmailChange(emails, values.email) !== 'NOTHING') context.requirePassword();
    await changeEmail(db, { emit, customer: emails, wanted: values.email, now });
  } else if (email !== null) refuse('EMAIL_REQUIRED', { email: 'EMAIL_REQUIRED' });
  const contact = decideContact({ email: values.email, phone });
  if (!contact.ok) refuse(contact.refused, contact.fields);
  // consent to news is noted separately (note-news.ts)
  await storeProfile(db, { news: null, id, now, ...values, phone });
  const answerChanges = await changeAnswers(db, {
    organiser,
    language,
    owner: { customer_id: id },
    entries,
  });
  const was = { ...before, phone: writtenPhone(before.phone), custom_data: [] };
  await logAct(context, {
    act: 'customers.update',
    noun: 'customers',
    record: row,
    summary: fullname(values),
    before: was,
    after: {
      ...values,
      phone: writtenPhone(phone),
      custom_data: [...answerChanges],
    },
  });
  return { message: null };
});
