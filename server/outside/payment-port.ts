/** What a provider is asked to collect on its own page. Amounts in minor units. */
export interface PaymentOrder {
  readonly organiser_id: number;
  /** Our payment's cuid: the idempotency key, and what the provider's messages are checked against. */
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: 'fr' | 'en';
  /** Where the customer's browser comes back to. It proves nothing. */
  readonly return_url: string;
  /** Where the provider's messages go. */
  readonly webhook_url: string;
}

/** The provider's own view of a payment, fetched from it or read from a message it signed. */
export interface ProviderPayment {
  readonly provider_reference: string;
  readonly payment_cuid: string;
  readonly state: 'open' | 'paid' | 'refused' | 'abandoned' | 'expired';
  readonly amount: number;
  readonly currency: string;
}

/** A message that arrived on our webhook: its own id (for repeats), and the payment as the provider now tells it. */
export interface ProviderMessage {
  readonly message_id: string;
  readonly payment: ProviderPayment;
}

/**
 * One port for every provider with a page of its own. It fits a provider whose message is only an id (it fetches the
 * payment) and one whose message is signed (it verifies the signature over the raw bytes).
 */
export interface PaymentPort {
  /** Opens a payment; asked twice with the same payment_cuid it answers the same page. */
  open(order: PaymentOrder): Promise<{ provider_reference: string; checkout_url: string; expires_at: string }>;
  /** Reads a message; null when it is forged, unknown or malformed: it changes nothing. */
  read(message: { body: string; headers: Headers; now: string }): Promise<ProviderMessage | null>;
  /** Gives money back; asked twice with the same refund_cuid it happens once. */
  refund(order: { provider_reference: string; refund_cuid: string; amount: number }): Promise<{ provider_reference: string }>;
}
