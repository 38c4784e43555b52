import type { Language } from '@ribambelle/domain/base/languages.ts';
import type {
  ProviderReport,
  ReportedFailure,
} from '@ribambelle/domain/payments/provider-report.ts';

/** The order that a provider collects on its own page. Amounts in minor units. */
export interface PaymentOrder {
  /** Our payment's cuid: the idempotency key, against which the provider's messages are checked. */
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly language: Language;
  /** The provider's name of the method that the family chose; null to choose on its page. */
  readonly method: string | null;
  /**
   * True to keep the means of payment for later payments without the family: it agrees on the
   * provider's page, with strong authentication, and the report tells the mandate.
   */
  readonly keep: boolean;
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

/** The provider's own names of a mandate and of its owner. */
export interface MandateReference {
  readonly customer_reference: string;
  readonly mandate_reference: string;
}

/** A payment by mandate, without a page. Amount in minor units. */
export interface ChargeOrder extends MandateReference {
  /** Our payment's cuid: the idempotency key. */
  readonly payment_cuid: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  /** The provider's name of the method of the mandate. */
  readonly method: string;
  readonly webhook_url: string;
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

/** A payment in a list of the provider's, with the fee that it kept; null while it has not said. */
export interface ListedPayment extends ProviderPayment {
  readonly created_at: string;
  readonly fee_amount: number | null;
}

/** A transfer of a provider to the organiser's bank account, line by line. Signed minor units. */
export interface ProviderPayout {
  readonly reference: string;
  readonly amount: number;
  readonly currency: string;
  readonly state: 'ON_ITS_WAY' | 'PAID' | 'FAILED';
  readonly paid_at: string | null;
  readonly lines: readonly ProviderPayoutLine[];
}

/** A part of a payout, by the provider's reference of what it is for; none for fees. */
export interface ProviderPayoutLine {
  readonly kind: 'PAYMENT' | 'REFUND' | 'DISPUTE' | 'FEE' | 'OTHER';
  readonly reference: string | null;
  /**
   * Our cuid of the payment or of the refund, where the provider keeps it: what it pays out has
   * other references than its page.
   */
  readonly cuid: string | null;
  /** The amount that the payout has for it, before the fee. */
  readonly amount: number;
  readonly fee_amount: number;
}

/**
 * A message that arrived on our webhook: its own id (for repeats), and the payment as the provider
 * sees it; no payment when the provider's message is about something that we do not follow.
 */
export interface ReceivedMessage {
  readonly message_id: string;
  readonly payment: ProviderPayment | null;
}

/** The secrets with which we act for an organiser at a provider; sealed in the vault. */
export interface ProviderCredentials {
  readonly key: string;
  /** The secret that signs the provider's messages; null for one whose messages are only ids. */
  readonly signing_secret: string | null;
}

/** A method of a provider's, as the provider describes it. */
export interface ProviderMethod {
  /** The provider's own name of it. */
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** Its logo; null when the provider shows none. */
  readonly logo: { readonly type: string; readonly bytes: Uint8Array } | null;
  /** True when the provider can keep it for later payments. */
  readonly keeps: boolean;
}

/** The account that a key opens. */
export interface ProviderAccount {
  /** The name that the provider knows its owner by. */
  readonly name: string;
  /** The provider's own id of the account: two keys of one account have the same. */
  readonly reference: string;
  readonly mode: 'TEST' | 'LIVE';
  /** The methods that are on for payments of this currency, in the provider's order. */
  readonly methods: readonly ProviderMethod[];
}

/** A provider: a port for each organiser that has an account there. */
export interface PaymentProvider {
  /** Returns the port to the account of some credentials. Nothing is sent yet. */
  port(credentials: ProviderCredentials): PaymentPort;
  /** Queries the account of a key, and its methods; null for a key that the provider refuses. */
  account(input: { key: string; currency: string }): Promise<ProviderAccount | null>;
  /**
   * Makes the provider send its messages to an address, and returns the secret that signs them;
   * null where the address goes with each payment. Called again with the same address it replaces
   * what was there.
   */
  listen(input: { key: string; webhook_url: string }): Promise<string | null>;
  /** Ends the messages to an address; does nothing where there are none, or with a dead key. */
  unlisten(input: { key: string; webhook_url: string }): Promise<void>;
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
  /**
   * Collects by a mandate; called twice with the same payment_cuid, also days later, it collects
   * once. A failure when the provider refuses without making a payment of it.
   */
  charge(order: ChargeOrder): Promise<ProviderPayment | ReportedFailure>;
  /** Finds the payment by mandate that was made under a cuid; null for none. */
  findCharge(
    of: MandateReference & { readonly payment_cuid: string },
  ): Promise<ProviderPayment | null>;
  /** Ends a mandate; does nothing for one that is over. */
  endMandate(mandate: MandateReference): Promise<void>;
  /**
   * Lists the payments that were made at the provider in a span of time, also those that we do not
   * know (their `payment_cuid` is empty).
   */
  list(span: { from: string; before: string }): Promise<readonly ListedPayment[]>;
  /** Lists the payouts of a span; null when the provider does not show them to this key. */
  payouts(span: { from: string; before: string }): Promise<readonly ProviderPayout[] | null>;
}
