import { automaticCancellationMail } from './automatic-cancellation/automatic-cancellation-mail.tsx';
import { cancellationMail } from './cancellation/cancellation-mail.tsx';
import type { MailDefinition } from './definition.ts';
import { collectionMail } from './collection/collection-mail.tsx';
import { collaboratorLinkMail } from './collaborator-link/collaborator-link-mail.tsx';
import { sharingMail } from './sharing/sharing-mail.tsx';
import { secondFactorNoticeMail } from './second-factor-notice/second-factor-notice-mail.tsx';
import { newDeviceNoticeMail } from './new-device-notice/new-device-notice-mail.tsx';
import { emailChangeMail } from './email-change/email-change-mail.tsx';
import { emailConfirmationMail } from './email-confirmation/email-confirmation-mail.tsx';
import { latePaymentMail } from './late-payment/late-payment-mail.tsx';
import { latePaymentNoticeMail } from './late-payment/late-payment-notice-mail.tsx';
import type { MailFacts } from './mail.ts';
import { mailingMail } from './mailing/mailing-mail.tsx';
import { messageMail } from './message/message-mail.tsx';
import { orderMail } from './order/order-mail.tsx';
import { paymentReminderMail } from './payment-reminder/payment-reminder-mail.tsx';
import { passwordNoticeMail } from './password-notice/password-notice-mail.tsx';
import { passwordLinkMail } from './password-link/password-link-mail.tsx';
import { creditReminderMail } from './credit-reminder/credit-reminder-mail.tsx';
import { creditReturnMail } from './credit-return/credit-return-mail.tsx';
import { proofRefusalMail } from './proof-refusal/proof-refusal-mail.tsx';
import { reportMail } from './report/report-mail.tsx';
import { bookingMoveMail } from './booking-move/booking-move-mail.tsx';
import { bookingCancellationMail } from './booking-cancellation/booking-cancellation-mail.tsx';
import { bundleCancellationMail } from './bundle-cancellation/bundle-cancellation-mail.tsx';
import { membershipCancellationMail } from './membership-cancellation/membership-cancellation-mail.tsx';
import { membershipRenewalMail } from './membership-renewal/membership-renewal-mail.tsx';
import { registrationRequestMail } from './registration-request/registration-request-mail.tsx';
import { voucherCancellationMail } from './voucher-cancellation/voucher-cancellation-mail.tsx';
import { voucherGiftMail } from './voucher-gift/voucher-gift-mail.tsx';
import { reviewAnswerMail } from './review-answer/review-answer-mail.tsx';
import { restorationMail } from './restoration/restoration-mail.tsx';
import { priceChangeMail } from './price-change/price-change-mail.tsx';
import { registrationChangeMail } from './registration-change/registration-change-mail.tsx';
import { replacementMail } from './replacement/replacement-mail.tsx';
import { transferMail } from './transfer/transfer-mail.tsx';
import { notificationMail } from './notification/notification-mail.tsx';
import { offerMail } from './offer/offer-mail.tsx';
import { vacancyMail } from './vacancy/vacancy-mail.tsx';

/** The definition of every e-mail, by its name. */
export const definitions: { readonly [Name in keyof MailFacts]: MailDefinition<MailFacts[Name]> } =
  {
    notification: notificationMail,
    order: orderMail,
    cancellation: cancellationMail,
    'automatic-cancellation': automaticCancellationMail,
    'booking-cancellation': bookingCancellationMail,
    'booking-move': bookingMoveMail,
    'bundle-cancellation': bundleCancellationMail,
    'membership-cancellation': membershipCancellationMail,
    'membership-renewal': membershipRenewalMail,
    'registration-request': registrationRequestMail,
    'voucher-cancellation': voucherCancellationMail,
    'voucher-gift': voucherGiftMail,
    'late-payment': latePaymentMail,
    'credit-reminder': creditReminderMail,
    'credit-return': creditReturnMail,
    'proof-refusal': proofRefusalMail,
    collection: collectionMail,
    'late-payment-notice': latePaymentNoticeMail,
    'payment-reminder': paymentReminderMail,
    transfer: transferMail,
    replacement: replacementMail,
    'registration-change': registrationChangeMail,
    'price-change': priceChangeMail,
    restoration: restorationMail,
    'review-answer': reviewAnswerMail,
    vacancy: vacancyMail,
    offer: offerMail,
    message: messageMail,
    mailing: mailingMail,
    'password-link': passwordLinkMail,
    'email-confirmation': emailConfirmationMail,
    'collaborator-link': collaboratorLinkMail,
    sharing: sharingMail,
    'second-factor-notice': secondFactorNoticeMail,
    'new-device-notice': newDeviceNoticeMail,
    'password-notice': passwordNoticeMail,
    'email-change': emailChangeMail,
    report: reportMail,
  };
