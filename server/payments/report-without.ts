import type { ProviderReport } from '@ribambelle/domain/payments/provider-report.ts';
import type { ProviderPayment } from '../outside/payment-port.ts';
import type { PaymentRow } from './payment-store.ts';

/** Returns the report on a payment of which there is nothing at the provider. */
export function reportWithout(
  { cuid: payment_cuid, amount, currency, provider_method }: PaymentRow,
  of: Pick<ProviderReport, 'state' | 'failure'>,
): ProviderPayment {
  return {
    provider_reference: '',
    payment_cuid,
    on_its_way: false,
    method: provider_method,
    amount,
    currency,
    refunds: [],
    disputes: [],
    ...of,
  };
}
