import { z } from 'zod';
import { amount, cuid, instant } from '../general/shapes.ts';

/** A cart or an order of a family; its amount is null for staff without access to money. */
export const customerCart = z.object({
  cuid,
  /** The structured communication as people read it. */
  communication: z.string(),
  status: z.enum(['OPEN', 'PAYING', 'PROCESSED']),
  items: z.int(),
  total_amount: amount.nullable(),
  created_at: instant,
});

/**
 * A movement into a wallet or out of it (negative), its reason, and the collaborator who made it
 * (empty for nobody).
 */
export const walletMovement = z.object({
  cuid,
  amount,
  reason: z.string(),
  message: z.string(),
  made_by: z.string(),
  created_at: instant,
});
