import { isReceived } from '@ribambelle/domain/payments/payment-states.ts';
import type { Db } from '../database/transaction.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { ProviderPayment } from '../outside/payment-port.ts';
import { isPlayMoney } from '../payment-providers/index.ts';
import type { PaymentRow } from '../payments/index.ts';

/**
 * Returns a provider's report as it counts for a locked payment: once the organiser's money is
 * real, a page of its trial that is paid after all is a page that was left. It buys nothing, pays
 * nothing and keeps no means of payment.
 */
export async function asItCounts(
  db: Db,
  of: {
    readonly organiser: Organiser;
    readonly payment: PaymentRow;
    readonly input: ProviderPayment;
  },
): Promise<ProviderPayment> {
  const { organiser, payment, input } = of;
  if (isReceived(payment.state) || !isReceived(input.state)) return input;
  if (!(await isPlayMoney(db, { organiser, payment }))) return input;
  const { mandate: _none, ...report } = input;
  return { ...report, state: 'CANCELLED', refunds: [], disputes: [] };
}
