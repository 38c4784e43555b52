import { asLanguage } from '@ribambelle/domain/base/languages.ts';
import type { customer } from '@ribambelle/api/customers/shapes.ts';
import { writtenPhone } from '@ribambelle/domain/base/phone.ts';
import { fullname } from '@ribambelle/domain/customers/names.ts';
import type { z } from 'zod';
import type { Answers } from '../custom-fields/index.ts';
import type { CustomerRow } from './customer-views.ts';

/** Returns a customer as shown to themselves (1 §3.1). */
export function presentCustomer(row: CustomerRow, custom_data: Answers): z.infer<typeof customer> {
  const { id, cuid, firstname, lastname, email } = row;
  const phone = writtenPhone(row.phone);
  const language = asLanguage(row.language);
  return {
    id,
    cuid,
    firstname,
    lastname,
    fullname: fullname(row),
    email,
    email_confirmed: row.email_confirmed_at !== null,
    pending_email: row.pending_email,
    phone,
    language,
    news: row.news_consented_at !== null,
    custom_data,
  };
}
