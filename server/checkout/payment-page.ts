import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { formatStructuredCommunication } from '@ribambelle/domain/bank-transfers/structured-communication.ts';
import { addMinutes, earliest } from '@ribambelle/domain/base/instants.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { RunInTenant } from '../events/events.ts';
import { findHostname } from '../organisers/hostname-views.ts';
import type { Organiser } from '../organisers/organiser.ts';
import type { Outside } from '../outside/outside.ts';
import type { OpenedPayment, PaymentOrder } from '../outside/payment-port.ts';
import { ProviderError } from '../outside/provider-error.ts';
import { portOf, webhookUrl } from '../payment-providers/index.ts';
import { noteOpened, type PaymentRow } from '../payments/index.ts';

/**
 * The life of a payment page, in minutes; the places are held longer (R10). A provider may refuse
 * less than 30 by its own clock, which can be behind ours.
 */
const PAGE_MINUTES = 35;

/** Returns the moment until which a page that opens now can be paid. */
export function pageExpiry(now: string): string {
  return addMinutes(now, PAGE_MINUTES);
}

interface PageToOpen {
  readonly payment: PaymentRow;
  /** The numbers under which its debts are paid; none when they are not known. */
  readonly references: readonly string[];
  readonly organiser: Organiser;
  readonly language: Language;
  /**
   * Returns the address of a site from its host name, by configuration: the caller's request is not
   * trusted here.
   */
  readonly originOf: (hostname: string) => string;
  readonly outside: Outside;
  readonly inTenant: RunInTenant;
  readonly now: string;
}

/**
 * Opens the page of a payment at its provider, or finds it open, and stores its address. Runs
 * outside every transaction.
 */
export async function openPaymentPage(input: PageToOpen): Promise<OpenedPayment> {
  const { payment, organiser } = input;
  const port = await portOf(payment, input);
  if (port === null) throw new Error(`No payment provider ${payment.provider}`);
  const hostname = await input.inTenant((db) => findHostname(db));
  if (hostname === null) throw new Error(`Organiser ${organiser.id} has no site to come back to`);
  const order = orderOf({ ...input, site: input.originOf(hostname) });
  const opening = await port.open(order);
  // a page that lives longer there is ended when our time is over; it never outlives our places
  const expires_at = earliest([opening.expires_at, order.expires_at]) ?? order.expires_at;
  await input.inTenant((db) => noteOpened(db, { cuid: payment.cuid, ...opening, expires_at }));
  return { ...opening, expires_at };
}

/**
 * Returns the refusal for a page that did not open: the provider refuses the order as it is, mostly
 * for its method, or it does not answer.
 */
export function whyNot(error: unknown): 'PAYMENT_METHOD_NOT_OFFERED' | 'PAYMENT_UNAVAILABLE' {
  return error instanceof ProviderError && error.isRefusal
    ? 'PAYMENT_METHOD_NOT_OFFERED'
    : 'PAYMENT_UNAVAILABLE';
}

function orderOf(input: Omit<PageToOpen, 'outside' | 'inTenant'> & { site: string }): PaymentOrder {
  const { payment, organiser, language, site } = input;
  const { cuid: payment_cuid, amount, currency } = payment;
  return {
    payment_cuid,
    amount,
    currency,
    language,
    method: payment.provider_method,
    keep: payment.payment_mandate_id !== null,
    description: textsFor(language).checkout.payment_description(
      organiser.name,
      numbersOf(input.references),
    ),
    return_url: payment.return_url ?? site,
    cancel_url: payment.cancel_url ?? payment.return_url ?? site,
    webhook_url: webhookUrl(site, payment),
    expires_at: payment.expires_at ?? pageExpiry(input.now),
  };
}

/** The most numbers in a description, which providers cut. */
const MOST_NUMBERS = 4;

function numbersOf(references: readonly string[]): string {
  const numbers = references.slice(0, MOST_NUMBERS).map(formatStructuredCommunication);
  return [...numbers, ...(references.length > MOST_NUMBERS ? ['…'] : [])].join(', ');
}
