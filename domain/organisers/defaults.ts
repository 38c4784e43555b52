import { FIRST_LANGUAGE, type Language } from '../base/languages.ts';
import type { Amount, BasisPoints } from '../base/money.ts';
import type { AgeFormat } from './ages.ts';
import { DEFAULT_AGE_FORMATS } from './ages.ts';

/** The settings of an organiser; minor units, basis points and minutes. */
export interface OrganiserSettings {
  readonly timezone: string;
  readonly currency: string;
  readonly language: Language;
  readonly bank_transfers_activated: boolean;
  readonly online_payments_activated: boolean;
  readonly online_payments_enforced_for_deposits: boolean;
  readonly create_customer_participant: boolean;
  readonly cart_minutes: number;
  readonly payment_reference_prefix: string;
  readonly service_fee_amount: Amount;
  readonly service_fee_percentage: BasisPoints;
  readonly wallet_default_amount: Amount;
  readonly invoice_payment_delay_days: number;
  readonly accent_color: string;
  readonly theme: string;
  readonly age_formats: readonly AgeFormat[];
}

/** The settings of a new organiser (1 §9.2). */
export const ORGANISER_DEFAULTS: OrganiserSettings = {
  timezone: 'Europe/Brussels',
  currency: 'EUR',
  language: FIRST_LANGUAGE,
  bank_transfers_activated: true,
  online_payments_activated: false,
  online_payments_enforced_for_deposits: false,
  create_customer_participant: true,
  cart_minutes: 15,
  payment_reference_prefix: '',
  service_fee_amount: 0,
  service_fee_percentage: 0,
  wallet_default_amount: 0,
  invoice_payment_delay_days: 30,
  accent_color: '#e67e22',
  theme: 'default',
  age_formats: DEFAULT_AGE_FORMATS,
};
