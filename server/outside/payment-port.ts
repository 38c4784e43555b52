import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { ProviderReport } from '@ribambelle/domain/payments/provider-report.ts';

/** The order that a provider collects on its own page. Amounts in minor units. */
export interface PaymentOrder {
  /** Our payment's cuid: the idempotency key, against which the provider's messages are checked. */
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: Language;
  /**
   * The addresses to which the customer's browser returns after success, and after a cancellation.
   * A return proves nothing.
   */
  readonly return_url: string;
  readonly cancel_url: string;
  /** The address for the provider's messages. */
  readonly webhook_url: string;
  /**
   * The moment until which the page may be paid; a provider with its own rules answers another
   * moment.
   */
  readonly expires_at: string;
}

/** A page that is open at a provider. */
export interface OpenedPayment {
  readonly provider_reference: string;
  readonly checkout_url: string;
  readonly expires_at: string;
}

/** A payment as the provider sees it, fetched from it or read from a message that it signed. */
export interface ProviderPayment extends ProviderReport {
  readonly payment_cuid: string;
}

/**
 * A message that arrived on our webhook: its own id (for repeats), and the payment as the provider
 * sees it; no payment when the provider's message is about something that we do not follow.
 */
export interface ReceivedMessage {
  readonly message_id: string;
  readonly payment: ProviderPayment | null;
}

/**
 * One port for every provider with its own page. It fits a provider whose message is only an id
 * (`read` fetches the payment, and makes the message's id from the payment's reference and state)
 * and one whose message is signed (`read` verifies the signature over the raw bytes).
 */
export interface PaymentPort {
  /** Opens a payment; called twice with the same payment_cuid it returns the same page. */
  open(order: PaymentOrder): Promise<OpenedPayment>;
  /**
   * Reads a message; null when it is not the provider's: it changes nothing. UNREADABLE when it is
   * the provider's but we do not understand it.
   */
  read(message: {
    body: string;
    headers: Headers;
    now: string;
  }): Promise<ReceivedMessage | 'UNREADABLE' | null>;
  /**
   * Fetches the provider's present view of a payment; null when it has none. This recovers a lost
   * message.
   */
  fetch(provider_reference: string): Promise<ProviderPayment | null>;
  /**
   * Closes an open page, so that it can no longer be paid; one that is paid or over stays as it is.
   */
  end(provider_reference: string): Promise<void>;
  /**
   * Gives money back; called twice with the same refund_cuid it happens once. The provider that
   * accepts it has SENT it, or has given it at once (DONE). Null when it refuses for good.
   */
  refund(order: {
    provider_reference: string;
    refund_cuid: string;
    amount: number;
  }): Promise<{ provider_reference: string; state: 'SENT' | 'DONE' } | null>;
}
