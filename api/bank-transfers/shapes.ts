import { z } from 'zod';
import { instant, price } from '../general/shapes.ts';

/** What of an order is to be paid by one moment, and for what: a service fee has no title. */
export const duePart = z.object({
  amount: price,
  due_at: instant.nullable(),
  titles: z.array(z.string()),
});

/** How an amount is paid by bank transfer (R19). */
export const bankTransfer = z.object({
  amount: price,
  /** The moment by which the first of it is to be paid (R32): a midnight of the organiser's zone, or the start of what was bought; null for none. */
  due_at: instant.nullable(),
  /** What of it is to be paid by when, the earliest first; one where all of it is. */
  parts: z.array(duePart),
  iban: z.string(),
  /** Whom the account belongs to: the name that banks compare. */
  beneficiary: z.string(),
  /** The structured communication as people type it: `+++090/9337/55493+++`. */
  communication: z.string(),
  /** The text of the EPC QR code, and the code as an SVG picture; null when a bank would not read it. */
  epc: z.string().nullable(),
  qr_svg: z.string().nullable(),
});
