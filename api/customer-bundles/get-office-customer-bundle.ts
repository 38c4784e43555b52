import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid } from '../general/shapes.ts';
import { officeCustomerBundleDetail } from './shapes.ts';

/** Returns one sold pack for staff. Refuses CUSTOMER_BUNDLE_NOT_FOUND. */
export const getOfficeCustomerBundle = endpoint({
  method: 'GET',
  path: '/api/back-office/customer-bundles/{bundle}',
  who: 'customer-bundles.read',
  summary: 'Shows one sold bundle.',
  request: z.object({ bundle: cuid }),
  answer: officeCustomerBundleDetail,
  errors: ['CUSTOMER_BUNDLE_NOT_FOUND'],
});
