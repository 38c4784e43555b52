import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { officeCustomField } from './office-shapes.ts';

/** Lists all custom fields of the organiser in the order of the form, archived ones last. */
export const listOfficeCustomFields = endpoint({
  method: 'GET',
  path: '/api/back-office/custom-fields',
  who: 'customer-custom-fields.read',
  summary: 'Lists the custom fields of customers and participants.',
  request: z.object({}),
  answer: z.object({ data: z.array(officeCustomField) }),
  errors: [],
});
