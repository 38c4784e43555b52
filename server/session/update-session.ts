import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { updateSession as endpoint } from '@ribambelle/api/session/update-session.ts';
import { decideEmailChange } from '@ribambelle/domain/customers/email-change.ts';
import { action } from '../action.ts';
import {
  loadCustomFields,
  presentAnswers,
  readAnswers,
  storeAnswers,
} from '../custom-fields/index.ts';
import {
  changeEmail,
  loadCustomer,
  presentCustomer,
  storeAddress,
  storeProfile,
} from '../customers/index.ts';
import { customerActor, recordSecurityEvent } from '../security-log/record-security-event.ts';
import { readPhone } from '../texts/read-phone.ts';

/** Changes the caller's profile, address and answers (1 §5). */
export const updateSession = action(endpoint, async (context) => {
  const { db, request, organiser, customer, language, now, emit } = context;
  const customer_id = customer.id;
  const { firstname, lastname, email, address } = request;
  const phone = readPhone(request.phone);
  const fields = await loadCustomFields(db, { organiser, language });
  const answers = readAnswers({
    fields,
    entity: 'CUSTOMERS',
    entries: request.custom_data,
    making: false,
    timezone: organiser.timezone,
  });
  const before = await loadCustomer(db, customer_id);
  const emails = { ...before, email_confirmed: before.email_confirmed_at !== null };
  if (decideEmailChange(emails, email) !== 'NOTHING') {
    context.requirePassword();
    const { address: from } = context;
    const actor = customerActor(customer);
    await recordSecurityEvent(db, { actor, address: from, type: 'email.change-requested', now });
  }
  await changeEmail(db, { emit, customer: emails, wanted: email, now });
  const row = await storeProfile(db, {
    id: customer_id,
    firstname,
    lastname,
    phone,
    language: request.language,
    news: request.news,
    now,
  });
  await storeAddress(db, { customer_id, address });
  await storeAnswers(db, { owner: { customer_id }, answers });
  return {
    customer: presentCustomer({ ...row, email: row.email ?? email }, presentAnswers(answers)),
    message: textsFor(language).customers.updated,
  };
});
