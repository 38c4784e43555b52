import { z } from 'zod';
import { customData } from '../custom-fields/shapes.ts';
import { cuid, email, id, language, personName, phone } from '../general/shapes.ts';

/** The fields of a customer (1 §5, 3 §5). */
export const customerFields = {
  firstname: personName,
  lastname: personName,
  email,
  phone: phone.min(1),
};

/** The signed-in customer (1 §3.1). */
export const customer = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  email: z.string(),
  /** True when the address was confirmed by a link; until then little is sent there (R30). */
  email_confirmed: z.boolean(),
  /** The address that replaces `email` once it is confirmed; null for none. */
  pending_email: z.string().nullable(),
  phone: z.string(),
  language,
  /**
   * True when they agreed to receive news, and have not taken that back
   * (docs/decisions/0159-consent-to-news.md).
   */
  news: z.boolean(),
  custom_data: customData,
});
