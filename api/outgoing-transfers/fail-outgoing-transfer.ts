import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { cuid, done, line } from '../general/shapes.ts';

/**
 * Notes that a transfer came back from the bank, or is not sent after all: its money is in the
 * books again, where it was. Also after it was executed. Refuses the second time, and
 * OUTGOING_TRANSFER_MOVED for one that its caller saw waiting and that is in a file.
 */
export const failOutgoingTransfer = endpoint({
  method: 'POST',
  path: '/api/back-office/outgoing-transfers/{outgoing_transfer}/failed',
  who: 'payments.refund',
  summary: 'Notes that a transfer did not arrive.',
  request: z.object({
    outgoing_transfer: cuid,
    note: line,
    /** True when it waited as its caller saw it: one that is in a file meanwhile may leave. */
    waits: z.boolean().default(false),
  }),
  answer: done,
  errors: ['OUTGOING_TRANSFER_NOT_FOUND', 'OUTGOING_TRANSFER_FAILED', 'OUTGOING_TRANSFER_MOVED'],
  recent_password: 'always',
});
