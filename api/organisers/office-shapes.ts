import { z } from 'zod';
import { inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import {
  email,
  language,
  line,
  manyLines,
  oneLine,
  optionalLine,
  phone,
  price,
} from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** The name and contact details of the organiser. */
export const identityFields = {
  name: line,
  legal_name: optionalLine,
  /** Belgian enterprise number, or the VAT number of another country. */
  company_number: oneLine(30).default(''),
  email: z.union([z.literal(''), email]),
  phone: phone.default(''),
  street: optionalLine,
  number: oneLine(20).default(''),
  postcode: oneLine(20).default(''),
  city: optionalLine,
};

/** The look and behaviour of the shop. The cart time is in minutes. */
export const preferenceFields = {
  accent_color: z.string().regex(/^#[0-9a-f]{6}$/),
  language,
  languages: z.array(language).min(1).max(2),
  cart_minutes: z.int().min(1).max(1440),
  /** True when only customers with a confirmed e-mail address can check out (R30). */
  confirmed_email_required: z.boolean().default(false),
  /** True when opening an account makes its owner a participant (1 §9.2). */
  customer_participant_created: z.boolean().default(true),
  /** True when the checkout accepts coupons at all (3 §3). */
  coupons_enabled: z.boolean().default(true),
};

/**
 * The ways in which families pay. Methods in the order in which they are offered; the fee in minor
 * units and basis points.
 */
export const paymentFields = {
  payment_methods: z.array(z.enum(['IMMEDIATE', 'IMMEDIATE_DEPOSIT', 'DELAYED'])).max(3),
  online_payments_activated: z.boolean(),
  /** True when online payments go to the sandbox, and the site says so. */
  test_mode: z.boolean(),
  bank_transfers_activated: z.boolean(),
  bank_account: oneLine(50).default(''),
  bank_account_holder: oneLine(70).default(''),
  bank_identifier: oneLine(20).default(''),
  service_fee_amount: price,
  service_fee_percentage: z.int().min(0).max(10_000),
  /**
   * The most unpaid places that a family may have when it orders by transfer; null is no limit
   * (R32).
   */
  maximum_unpaid_places: z.int().min(1).max(10_000).nullable().default(null),
  /** The number of days for a transfer, counted from the order; null is no deadline (R32). */
  payment_term_days: z.int().min(1).max(365).nullable().default(null),
  /**
   * Days from the due date of a debt to its first reminder, and then to the second, by e-mail; null
   * is none (R32).
   */
  reminder_first_days: z.int().min(0).max(60).nullable().default(null),
  reminder_second_days: z.int().min(14).max(90).nullable().default(null),
  /**
   * Days after the last day of the last reminder until a place of which nothing was paid is
   * cancelled; null is never (R32).
   */
  unpaid_cancellation_days: z.int().min(0).max(60).nullable().default(null),
  /** Months without movement after which a family is told of its credit; null is never (R32). */
  credit_reminder_months: z.int().min(1).max(24).nullable().default(6),
  /** The organiser's own words in reminders, empty for none. */
  reminder_message: z.object(inEachLanguage(() => manyLines(2_000).default(''))),
  payment_reference_prefix: z.string().regex(/^[0-9]{0,4}$/),
};

/** All settings; null for those that the collaborator may not see. */
export const officeSettings = z.object({
  version,
  // a phone saved before numbers were checked is shown as it is
  identity: z.object({ ...identityFields, phone: z.string() }),
  logo_url: z.string().nullable(),
  preferences: z.object(preferenceFields).nullable(),
  payments: z.object(paymentFields).nullable(),
});
