import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, list, paging } from '../general/shapes.ts';
import { outgoingTransfer, transferState } from './shapes.ts';

/** Lists the transfers to families, the last first: of a state, or of a file. */
export const listOutgoingTransfers = endpoint({
  method: 'GET',
  path: '/api/back-office/outgoing-transfers',
  who: 'payments.read',
  summary: 'Lists the transfers to families.',
  request: z.object({
    ...paging,
    state: transferState.optional(),
    sepa_file: cuid.optional(),
  }),
  answer: list(outgoingTransfer),
  errors: [],
});
