import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { list, paging } from '../general/shapes.ts';
import {
  officePaymentRow,
  paymentAttention,
  paymentMethod,
  paymentState,
} from './office-shapes.ts';

/** Payments, the newest first; searched by family or structured communication. */
export const listOfficePayments = endpoint({
  method: 'GET',
  path: '/api/back-office/payments',
  who: 'payments.read',
  summary: 'Lists payments.',
  request: z.object({
    ...paging,
    search: z.string().max(100).optional(),
    state: paymentState.optional(),
    method: paymentMethod.optional(),
    attention: paymentAttention.optional(),
  }),
  answer: list(officePaymentRow),
  errors: [],
});
