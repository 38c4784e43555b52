import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { previewedMail } from '../notifications/untold-shapes.ts';
import { PRICE_ERRORS, priceChoice } from './price-shapes.ts';
import { previewedMoney } from './transfer-shapes.ts';

/**
 * Previews another price of a registration: the amount then owed or sent to the wallet, and the
 * e-mail to the family. Writes nothing; refuses as the change does.
 */
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
