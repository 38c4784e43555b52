import { isAfter } from '@ribambelle/domain/base/instants.ts';
import type { PaymentPort, ProviderPayment } from '../outside/payment-port.ts';
import { ProviderError } from '../outside/provider-error.ts';
import { chargeByMandate } from '../payment-mandates/index.ts';
import { type PaymentRow, reportWithout } from '../payments/index.ts';
import { openPaymentPage } from './payment-page.ts';

type Page = Parameters<typeof openPaymentPage>[0];

/**
 * Returns the provider's view of a payment, collected or opened first when it does not have it yet:
 * EXPIRED for a page that is still open after its time. Runs outside every transaction.
 */
export async function lookAtPayment(
  page: Page,
  port: PaymentPort,
): Promise<ProviderPayment | null> {
  return endOf(await lookAt(page, port), page);
}

/**
 * Returns the provider's view of a payment; one that it does not have yet is collected or opened
 * first. A page that it refuses to open is over when its time is.
 */
async function lookAt(page: Page, port: PaymentPort): Promise<ProviderPayment | null> {
  const { provider_reference, collected } = page.payment;
  if (provider_reference !== null) return port.fetch(provider_reference);
  if (collected) return chargeByMandate({ ...page, port });
  const opening = await openPaymentPage(page).catch((error: unknown) => {
    if (isRefused(error) && isOver(page)) return null;
    throw error;
  });
  return opening === null
    ? reportWithout(page.payment, { state: 'EXPIRED' })
    : port.fetch(opening.provider_reference);
}

function isRefused(error: unknown): boolean {
  return error instanceof ProviderError && error.isRefusal;
}

/** Tests whether the time of a page is over; never that of a payment without a page. */
function isOver({ payment, now }: { payment: PaymentRow; now: string }): boolean {
  return payment.expires_at !== null && !isAfter(payment.expires_at, now);
}

/**
 * Counts a page that is still open after its time as expired, unless its money is on its way; if
 * money comes after all, it is late money (R12).
 */
function endOf(
  input: ProviderPayment | null,
  of: { payment: PaymentRow; now: string },
): ProviderPayment | null {
  return input?.state === 'PENDING' && !input.on_its_way && isOver(of)
    ? { ...input, state: 'EXPIRED' }
    : input;
}
