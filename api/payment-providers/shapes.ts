import { z } from 'zod';
import { cuid, inEveryLanguage, instant, oneLine } from '../general/shapes.ts';

/** The providers that an organiser can connect. */
export const connectable = z.enum(['mollie', 'stripe']);

/** The provider's own name of a method. */
export const methodName = oneLine(64).min(1);

/** A method of a provider, by the names and the logo that the provider told. */
export const paymentMethod = z.object({
  name: methodName,
  label: inEveryLanguage,
  /** The address of its logo; null for none. */
  logo_url: z.string().nullable(),
  /** False for one that staff hide from families. */
  active: z.boolean(),
});

/** An account of the organiser at a provider; nothing of its key but the end. */
export const paymentProvider = z.object({
  cuid,
  provider: connectable,
  mode: z.enum(['TEST', 'LIVE']),
  account_name: z.string(),
  key_end: z.string(),
  /** True for the account that collects new payments of its mode. */
  in_use: z.boolean(),
  connected_at: instant,
  /** The number of payments that wait for their money there. */
  open_payments: z.int(),
  methods: z.array(paymentMethod),
});
