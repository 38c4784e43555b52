import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ProviderMessage } from '@ribambelle/domain/payments/payment-states.ts';

/** What a provider is asked to collect on its own page. Amounts in minor units. */
export interface PaymentOrder {
  /** Our payment's cuid: the idempotency key, and what the provider's messages are checked against. */
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: Language;
  /** Where the customer's browser comes back to when it is done, and when it is not. Coming back proves nothing. */
  readonly return_url: string;
  readonly cancel_url: string;
  /** Where the provider's messages go. */
  readonly webhook_url: string;
  /** Until when the page may be paid; a provider with rules of its own answers another moment. */
  readonly expires_at: string;
}

/** A page that is open at a provider. */
export interface OpenedPayment {
  readonly provider_reference: string;
  readonly checkout_url: string;
  readonly expires_at: string;
}

/** The provider's own view of a payment, fetched from it or read from a message that it signed. */
export interface ProviderPayment extends ProviderMessage {
  readonly payment_cuid: string;
}

/**
 * A message that arrived on our webhook: its own id (for repeats), and the payment as the provider tells it; without one when the
 * message is the provider's and about something that we do not follow.
 */
export interface ReceivedMessage {
  readonly message_id: string;
  readonly payment: ProviderPayment | null;
}

/**
 * One port for every provider with a page of its own. It fits a provider whose message is only an id (`read` fetches the
 * payment, and makes the message's id from the payment's reference and state) and one whose message is signed (`read` verifies
 * the signature over the raw bytes).
 */
export interface PaymentPort {
  /** Opens a payment; called twice with the same payment_cuid it answers the same page. */
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /** Reads a message; null when it is not the provider's: it changes nothing. UNREADABLE when it is, and says nothing that we understand. */
  read(message: {
    body: string;
    headers: Headers;
    now: string;
  }): Promise<ReceivedMessage | 'UNREADABLE' | null>;
  /** What the provider knows of a payment now; null when it knows none. How a lost message is recovered. */
  fetch(provider_reference: string): Promise<ProviderPayment | null>;
  /** Ends a page that is open, so that nobody pays there any more; one that is paid or over stays as it is. */
  end(provider_reference: string): Promise<void>;
  /** Gives money back; called twice with the same refund_cuid it happens once. Null when the provider refuses it for good. */
  refund(order: {
    provider_reference: string;
    refund_cuid: string;
    amount: number;
  }): Promise<{ provider_reference: string } | null>;
}
