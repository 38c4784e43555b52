import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { AutomaticCancellationFacts } from './automatic-cancellation/facts.ts';
import type { CancellationFacts } from './cancellation/facts.ts';
import type { CollaboratorLinkFacts } from './collaborator-link/facts.ts';
import type { SharingFacts } from './sharing/facts.ts';
import type { SecondFactorNoticeFacts } from './second-factor-notice/facts.ts';
import type { NewDeviceNoticeFacts } from './new-device-notice/facts.ts';
import type { EmailChangeFacts } from './email-change/facts.ts';
import type { EmailConfirmationFacts } from './email-confirmation/facts.ts';
import type { CollectionFacts } from './collection/facts.ts';
import type { LatePaymentFacts, LatePaymentNoticeFacts } from './late-payment/facts.ts';
import type { MailingFacts } from './mailing/facts.ts';
import type { MessageFacts } from './message/facts.ts';
import type { OrderFacts } from './order/facts.ts';
import type { PaymentReminderFacts } from './payment-reminder/facts.ts';
import type { PasswordNoticeFacts } from './password-notice/facts.ts';
import type { PasswordLinkFacts } from './password-link/facts.ts';
import type { CreditReminderFacts } from './credit-reminder/facts.ts';
import type { CreditReturnFacts } from './credit-return/facts.ts';
import type { ProofRefusalFacts } from './proof-refusal/facts.ts';
import type { ReportFacts } from './report/facts.ts';
import type { BookingCancellationFacts } from './booking-cancellation/facts.ts';
import type { BookingMoveFacts } from './booking-move/facts.ts';
import type { BundleCancellationFacts } from './bundle-cancellation/facts.ts';
import type { MembershipCancellationFacts } from './membership-cancellation/facts.ts';
import type { MembershipRenewalFacts } from './membership-renewal/facts.ts';
import type { RegistrationRequestFacts } from './registration-request/facts.ts';
import type { VoucherCancellationFacts } from './voucher-cancellation/facts.ts';
import type { VoucherGiftFacts } from './voucher-gift/facts.ts';
import type { ReviewAnswerFacts } from './review-answer/facts.ts';
import type { RestorationFacts } from './restoration/facts.ts';
import type { PriceChangeFacts } from './price-change/facts.ts';
import type { RegistrationChangeFacts } from './registration-change/facts.ts';
import type { ReplacementFacts } from './replacement/facts.ts';
import type { TransferFacts } from './transfer/facts.ts';
import type { NotificationFacts } from './notification/facts.ts';
import type { OfferFacts } from './offer/facts.ts';
import type { VacancyFacts } from './vacancy/facts.ts';

/** The sender: the organiser, as the head and foot of every e-mail name it. */
export interface Sender {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly accent_color: string;
  readonly timezone: string;
  /** The logo as a PNG in a data address; empty for none. */
  readonly logo: string;
}

/**
 * Every e-mail by its name, with the facts it is written from. Texts in them are already in the
 * reader's language.
 */
export interface MailFacts {
  readonly notification: NotificationFacts;
  readonly order: OrderFacts;
  readonly cancellation: CancellationFacts;
  readonly 'automatic-cancellation': AutomaticCancellationFacts;
  readonly 'booking-cancellation': BookingCancellationFacts;
  readonly 'booking-move': BookingMoveFacts;
  readonly 'bundle-cancellation': BundleCancellationFacts;
  readonly 'membership-cancellation': MembershipCancellationFacts;
  readonly 'membership-renewal': MembershipRenewalFacts;
  readonly 'registration-request': RegistrationRequestFacts;
  readonly 'voucher-cancellation': VoucherCancellationFacts;
  readonly 'voucher-gift': VoucherGiftFacts;
  readonly 'late-payment': LatePaymentFacts;
  readonly 'credit-reminder': CreditReminderFacts;
  readonly 'credit-return': CreditReturnFacts;
  readonly 'proof-refusal': ProofRefusalFacts;
  readonly collection: CollectionFacts;
  readonly 'late-payment-notice': LatePaymentNoticeFacts;
  readonly 'payment-reminder': PaymentReminderFacts;
  readonly transfer: TransferFacts;
  readonly replacement: ReplacementFacts;
  readonly 'registration-change': RegistrationChangeFacts;
  readonly 'price-change': PriceChangeFacts;
  readonly restoration: RestorationFacts;
  readonly 'review-answer': ReviewAnswerFacts;
  readonly vacancy: VacancyFacts;
  readonly offer: OfferFacts;
  readonly message: MessageFacts;
  readonly mailing: MailingFacts;
  readonly 'password-link': PasswordLinkFacts;
  readonly 'email-confirmation': EmailConfirmationFacts;
  readonly 'collaborator-link': CollaboratorLinkFacts;
  readonly sharing: SharingFacts;
  readonly 'second-factor-notice': SecondFactorNoticeFacts;
  readonly 'new-device-notice': NewDeviceNoticeFacts;
  readonly 'password-notice': PasswordNoticeFacts;
  readonly 'email-change': EmailChangeFacts;
  readonly report: ReportFacts;
}

export type MailName = keyof MailFacts;

/** An e-mail to write. */
export interface MailToWrite<Facts> {
  readonly sender: Sender;
  readonly language: Language;
  readonly facts: Facts;
}

/** An e-mail as it is sent. HTML and plain text come from the same components. */
export interface WrittenMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** Writes e-mails; passed to the server, because the server cannot translate JSX itself. */
export type WriteMail = <Name extends MailName>(
  name: Name,
  mail: MailToWrite<MailFacts[Name]>,
) => Promise<WrittenMail>;
