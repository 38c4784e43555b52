import { TRANSFER_STATES } from '@ribambelle/domain/outgoing-transfers/transfer-states.ts';
import { z } from 'zod';
import { cuid, instant, price } from '../general/shapes.ts';

export const transferState = z.enum(TRANSFER_STATES);

/** Money that the organiser sends from its own bank account to that of a family. */
export const outgoingTransfer = z.object({
  cuid,
  amount: price,
  /** Empty once it ended and its family was erased. */
  holder: z.string(),
  /** Its last four characters alone for staff who may not refund. */
  iban: z.string(),
  /** The words on the statement of the family. */
  message: z.string(),
  state: transferState,
  created_at: instant,
  made_by: z.string().nullable(),
  customer: z.object({ cuid, name: z.string() }),
  /** The payment that it refunds. */
  payment: cuid.nullable(),
  /** The number of the file that it is in. */
  sepa_file: z.int().nullable(),
  /** The reason given when it did not arrive. */
  note: z.string(),
});

/** A file of transfers for the organiser's bank. */
export const sepaFile = z.object({
  cuid,
  number: z.int(),
  transfers: z.int(),
  amount: price,
  /** Its transfers that came back or were not sent after all. */
  failed: z.int(),
  created_at: instant,
  made_by: z.string().nullable(),
  /** The moment when staff said that the bank had executed it. */
  executed_at: instant.nullable(),
});
