import {
  accountOf,
  type Collector,
  collectorOf,
} from '@ribambelle/domain/payments/payment-mode.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import { offeredMethod } from '../payment-providers/index.ts';
import { refuse } from '../refusal.ts';

/** The collector of an online payment, and the provider's name of the chosen method, if any. */
export interface ChosenCollector {
  readonly collector: Collector;
  /** Null to choose on the provider's page. */
  readonly provider_method: string | null;
}

/**
 * Returns the collector of an organiser's online payments, with the method that a family names.
 * Refuses ONLINE_PAYMENTS_OFF when nobody collects, and PAYMENT_METHOD_NOT_OFFERED for a method
 * that is not offered.
 */
export async function chosenCollector(
  db: Db,
  { organiser, named }: { readonly organiser: Organiser; readonly named: string | null },
): Promise<ChosenCollector> {
  const collector = organiser.online_payments_activated ? collectorOf(organiser) : null;
  if (collector === null) refuse('ONLINE_PAYMENTS_OFF');
  return { collector, provider_method: await offeredMethod(db, { collector, named }) };
}

/** Tests whether a pending payment is collected in the way that is wanted now. */
export function isCollectedBy(
  pending: {
    readonly payment_provider_id: number | null;
    readonly provider_method: string | null;
  },
  { collector, provider_method }: ChosenCollector,
): boolean {
  return (
    pending.payment_provider_id === accountOf(collector) &&
    pending.provider_method === provider_method
  );
}
