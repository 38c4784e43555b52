import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { PRICE_ERRORS, priceChoice } from './price-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/** What would follow if a registration cost something else: what is owed then or goes to the wallet, and the e-mail of the family. Writes nothing; refuses as the change does. */
export const previewRegistrationPrice = endpoint({
  method: 'POST',
  path: '/api/back-office/registrations/{registration}/price/preview',
  reads_only: true,
  who: 'registrations.update',
  summary: 'Previews another price of a registration.',
  request: z.object(priceChoice),
  answer: previewedMoney.extend(previewedMail),
  errors: [...PRICE_ERRORS],
});
