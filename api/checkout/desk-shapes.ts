import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { WAIVABLE } from '@ribambelle/domain/registrations/waiver.ts';
import { z } from 'zod';
import { officeCustomerFields } from '../customers/office-shapes.ts';
import { cuid, day, oneLine, personName, price } from '../general/shapes.ts';
import { birthdate } from '../participants/shapes.ts';

/** Whom staff register: known, or made with it. */
export const deskPeople = {
  /** Null where `new_customer` is made. */
  customer: cuid.nullable().default(null),
  new_customer: z.object(officeCustomerFields).nullable().default(null),
  /** Null where `new_participant` is made. */
  participant: cuid.nullable().default(null),
  new_participant: z
    .object({
      firstname: personName,
      lastname: personName,
      birthdate: birthdate.nullable().default(null),
    })
    .nullable()
    .default(null),
};

/** Money that comes with what is sold at the desk, recorded on its order (payments.create); what is beyond the price becomes wallet credit. Null for none. */
export const received = z
  .object({
    amount: price.min(1),
    method: z.enum(RECORDED_METHODS),
    /** The day on which it was received, in the organiser's zone; today when left out. */
    received_at: day.nullable().default(null),
  })
  .nullable()
  .default(null);

/** What `received` is refused with, besides the sale. */
export const RECEIVED_ERRORS = [
  'NOT_PERMITTED',
  'RECEIVED_IN_FUTURE',
  'RECEIVED_TOO_EARLY',
] as const;

/** What staff set aside, and why (registrations.waive); null for nothing. */
export const waiver = z
  .object({ waived: z.array(z.enum(WAIVABLE)).min(1).max(2), note: oneLine(500).min(1) })
  .nullable()
  .default(null);

/** What staff set aside, and what they receive at once. */
export const deskBesides = { waiver, received };
