import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeRegistration } from './office-shapes.ts';

/**
 * Returns one registration with its dates, answers, price, payments and e-mails. Refuses
 * REGISTRATION_NOT_FOUND.
 */
export const getOfficeRegistration = endpoint({
  method: 'GET',
  path: '/api/back-office/registrations/{registration}',
  who: 'registrations.read',
  summary: 'Shows one registration.',
  request: z.object({ registration: cuid }),
  answer: officeRegistration,
  errors: ['REGISTRATION_NOT_FOUND'],
});
