import { addressErrors } from '@ribambelle/domain/base/address-errors.ts';
import { z } from 'zod';
import { id, line, oneLine } from '../general/shapes.ts';

/**
 * A full address as it is sent (1 §3.1, §5). Refuses an invalid country, postcode or town
 * (INVALID_COUNTRY, INVALID_POSTCODE, INVALID_CITY); `address` is the same in one line and may be
 * left empty.
 */
export const addressToKeep = z
  .object({
    address: oneLine(500).default(''),
    street: line,
    number: oneLine(20).min(1),
    postcode: oneLine(20).min(1),
    city: line,
    state: oneLine(200).nullable().default(null),
    country: oneLine(100).min(2),
    longitude: z.number().min(-180).max(180).nullable().default(null),
    latitude: z.number().min(-90).max(90).nullable().default(null),
  })
  .check(({ value, issues }) => {
    for (const [field, message] of Object.entries(addressErrors(value)))
      issues.push({ code: 'custom', input: value, path: [field], message });
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

/** An address that a search proposes; street and number are empty when only the place is known. */
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
