import { z } from 'zod';
import { instant, price } from '../general/shapes.ts';

/** The part of an order that is due by one moment, with its titles: a service fee has none. */
export const duePart = z.object({
  amount: price,
  due_at: instant.nullable(),
  titles: z.array(z.string()),
});

/** A bank transfer for an amount (R19). */
export const bankTransfer = z.object({
  /**
   * All that is owed; in instalments what is due by now, or first: the code is for this amount, and
   * the rest of the parts follows.
   */
  amount: price,
  /**
   * The moment by which the first part is due (R32): a midnight of the organiser's zone, or the
   * start of the item; null for none.
   */
  due_at: instant.nullable(),
  /** The parts by due date, the earliest first; one when all has the same. */
  parts: z.array(duePart),
  iban: z.string(),
  /** The holder of the account: the name that banks compare. */
  beneficiary: z.string(),
  /** The structured communication as people type it: `+++090/9337/55493+++`. */
  communication: z.string(),
  /**
   * The text of the EPC QR code, and the code as an SVG picture; null when a bank would not read
   * it.
   */
  epc: z.string().nullable(),
  qr_svg: z.string().nullable(),
});
