import { z } from 'zod';
import { id, line } from '../general/shapes.ts';

/** A full address as it is sent (1 §3.1, §5); `address` is the same in one line and may be left empty. */
export const addressToKeep = z.object({
  address: z.string().trim().max(500).default(''),
  street: line,
  number: z.string().trim().min(1).max(20),
  postcode: z.string().trim().min(1).max(20),
  city: line,
  state: z.string().trim().max(200).nullable().default(null),
  country: z.string().trim().min(2).max(100),
  longitude: z.number().min(-180).max(180).nullable().default(null),
  latitude: z.number().min(-90).max(90).nullable().default(null),
});

/** An address as it is kept. */
export const address = z.object({
  id,
  address: z.string(),
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string().nullable(),
  country: z.string(),
  longitude: z.number().nullable(),
  latitude: z.number().nullable(),
});

/** What a search for an address proposes; street and number are empty where only the place is known. */
export const proposedAddress = z.object({
  address: z.string(),
  street: z.string(),
  number: z.string(),
  postcode: z.string(),
  city: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});
