import { RECORDED_METHODS } from '@ribambelle/domain/payments/recorded.ts';
import { WAIVABLE } from '@ribambelle/domain/registrations/waiver.ts';
import { z } from 'zod';
import { officeCustomerFields } from '../customers/office-shapes.ts';
import { cuid, day, oneLine, personName, price } from '../general/shapes.ts';
import { birthdate } from '../participants/shapes.ts';

/** The people whom staff register: existing, or created with it. */
export const deskPeople = {
  /** Null when `new_customer` is created. */
  customer: cuid.nullable().default(null),
  new_customer: z.object(officeCustomerFields).nullable().default(null),
  /** Null when `new_participant` is created. */
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

/**
 * Money received with a sale at the desk, recorded on its order (payments.create); an excess
 * becomes wallet credit. Null for none.
 */
export const received = z
  .object({
    amount: price.min(1),
    method: z.enum(RECORDED_METHODS),
    /** The day on which it was received, in the organiser's zone; today when left out. */
    received_at: day.nullable().default(null),
  })
  .nullable()
  .default(null);

/** The refusals of `received`, besides those of the sale. */
export const RECEIVED_ERRORS = [
  'NOT_PERMITTED',
  'RECEIVED_IN_FUTURE',
  'RECEIVED_TOO_EARLY',
] as const;

/** The checks that staff waive, with a note (registrations.waive); null for none. */
export const waiver = z
  .object({ waived: z.array(z.enum(WAIVABLE)).min(1).max(2), note: oneLine(500).min(1) })
  .nullable()
  .default(null);

/** The checks that staff waive, and the money they receive at once. */
export const deskBesides = { waiver, received };
