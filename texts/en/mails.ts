import { plural } from '../formats/plural.ts';
export const texts: typeof import('../fr/mails.ts').texts = {
  greeting: (firstname) => `Hello ${firstname},`,
  cart_subject: (organiser) => `${organiser}: your registration is confirmed`,
  advance_opening:
    'A place has become free. As agreed, we ordered it for you. Here is what you booked.',
  cart_opening: 'Thank you! Your registration is confirmed. Here is what you booked.',
  order_subject: (organiser) => `${organiser}: your order is confirmed`,
  order_opening: 'Thank you! Your order is confirmed. Here is what you bought.',
  voucher_code: 'Code',
  voucher_code_lost: 'We can no longer show it: contact us',
  voucher_amount: 'Value',
  voucher_until: 'Valid until',
  voucher_once_paid: 'As soon as the payment has arrived',
  gift_subject: (name) => `${name} gives you a gift voucher`,
  gift_opening: (name) => `${name} gives you a gift voucher.`,
  gift_redeem: 'Redeem this voucher',
  gift_closing: 'The voucher is attached as well, to be printed or kept.',
  voucher_cancelled_subject: (organiser) => `${organiser}: a gift voucher is cancelled`,
  voucher_cancelled_opening: (title) =>
    `Your gift voucher “${title}” is cancelled and can no longer be redeemed.`,
  booking_cancelled_subject: (organiser) => `${organiser}: a booking is cancelled`,
  booking_cancelled_opening: (resource) => `Your booking of “${resource}” is cancelled.`,
  booking_cancelled_calendar: 'The attached file says so in your calendar, too.',
  booking_moved_subject: (organiser) => `${organiser}: your booking was moved`,
  booking_moved_opening: (resource) =>
    `Your booking of “${resource}” was moved. Here is what changes.`,
  booking_moved_from: 'Before',
  booking_moved_to: 'Now',
  booking_moved_closing:
    'The attached file brings your calendar up to date. Does this not suit you? Reply to this e-mail or call us.',
  moved_subject: (organiser) => `${organiser}: a registration was moved`,
  moved_opening: (participant, activity) =>
    `${participant}’s registration for “${activity}” was moved. Here is what changes.`,
  moved_from: 'Before',
  moved_to: 'Now',
  moved_owed: 'Left to pay',
  moved_pay: 'Your account says how to pay what is left.',
  moved_credit: (amount) => `What you paid beyond that, ${amount}, is in your wallet.`,
  moved_closing:
    'The attached file brings your calendar up to date. Does this not suit you? Reply to this e-mail or call us.',
  replaced_subject: (organiser) => `${organiser}: a registration has another name`,
  replaced_opening: (participant, activity) =>
    `The registration for “${activity}” is now in the name of ${participant}.`,
  replaced_closing: 'Is this not what you expected? Reply to this e-mail or call us.',
  restored_subject: (organiser) => `${organiser}: a registration is restored`,
  restored_opening: (participant, activity) =>
    `${participant}’s registration for “${activity}” is no longer cancelled: the place is theirs again.`,
  price_set_subject: (organiser) => `${organiser}: the price of a registration has changed`,
  price_set_opening: (participant, activity) =>
    `The price of ${participant}’s registration for “${activity}” has changed.`,
  changed_subject: (organiser) => `${organiser}: a registration was changed`,
  changed_opening: (participant, activity) =>
    `${participant}’s registration for “${activity}” was changed. Here is what it has now.`,
  bundle_pays: 'Pays',
  bundle_registrations: (count) =>
    `${count} ${plural('en', count, { one: 'registration', other: 'registrations' })}`,
  bundle_unlimited: 'any number of registrations',
  membership_from: 'From',
  membership_cancelled_subject: (organiser) => `${organiser}: a membership is cancelled`,
  membership_cancelled_opening: (title) =>
    `Your membership “${title}” is cancelled and no longer valid.`,
  membership_renewal_subject: (organiser, title) => `${organiser}: “${title}” will be renewed`,
  membership_renewal_opening: (title) =>
    `Your membership “${title}” is about to end, and renews itself.`,
  membership_renewal_ends: 'End of the period',
  membership_renewal_on: 'Renewed on',
  membership_renewal_price: 'Price of the next one',
  membership_renewal_nothing_to_do:
    'There is nothing to do: you will then get your order, with how to pay it. You would rather stop? End the renewal before that day, in one click.',
  membership_renewal_button: 'See or stop the renewal',
  bundle_cancelled_subject: (organiser) => `${organiser}: a pack is cancelled`,
  bundle_cancelled_opening: (title) =>
    `Your pack “${title}” is cancelled and can no longer be used. The registrations that it paid stay.`,
  request_subjects: {
    PENDING: (organiser) => `${organiser}: we received your request`,
    APPROVED: (organiser) => `${organiser}: your request is approved`,
    REJECTED: (organiser) => `${organiser}: your request could not be approved`,
  },
  request_openings: {
    PENDING: (activity) => `We received your request for “${activity}”.`,
    APPROVED: (activity) => `Your request for “${activity}” is approved.`,
    REJECTED: (activity) => `Your request for “${activity}” could not be approved.`,
  },
  request_closings: {
    PENDING:
      'No place is reserved yet and you have nothing to pay. We write to you as soon as your request is decided.',
    APPROVED: 'Another e-mail sums up your order and says how to pay it.',
    REJECTED: 'You have nothing to pay. Maybe another date suits you?',
  },
  request_tier: 'Choice',
  request_given: 'Place reserved',
  request_not_given: 'Not approved',
  request_message: 'Message',
  see_request: 'See my request',
  for_participant: 'For',
  when: 'When',
  where: 'Where',
  price: 'Price',
  total: 'Total',
  service_fee: 'Service fee',
  paid: 'Already paid',
  outstanding: 'Left to pay',
  transfer_heading: 'Pay by bank transfer',
  order_collected: (means: string) =>
    `You have nothing to do: the rest will be collected by the means of payment that you let us keep (${means}), on the last day on which it can be paid.`,
  transfer_opening: 'Scan this code with your banking app, or copy these details:',
  transfer_qr: 'QR code of the transfer',
  due: 'Pay by',
  due_heading: 'To pay',
  due_parts: {
    part: (amount: string, day: string, titles: string) => `${amount} by ${day}, for ${titles}.`,
    rest: (amount: string, day: string) => `The rest, ${amount}, by ${day}.`,
    rest_free: (amount: string) => `The rest, ${amount}, without a deadline.`,
  },
  beneficiary: 'Beneficiary',
  iban: 'Account',
  amount: 'Amount',
  communication: 'Reference',
  see_order: 'See my order',
  chosen: 'Chosen',
  cancelled_subject: (organiser) => `${organiser}: a registration is cancelled`,
  cancelled_opening: (participant, activity) =>
    `The registration of ${participant} for “${activity}” is cancelled.`,
  cancelled_reason: 'Reason',
  order_conditions: 'If you change your mind',
  cancelled_fee: 'Cancellation fee',
  cancelled_online: 'Refunded the way you paid',
  cancelled_wallet: 'Credit in your wallet',
  cancelled_given_back:
    'An online refund arrives within a few days. If you have a question, reply to this e-mail.',
  cancelled_closing:
    'If you paid and nothing has been refunded yet, the organiser will contact you. If you have a question, reply to this e-mail.',
  too_few_subject: (organiser: string, activity: string) =>
    `${organiser}: “${activity}” will not take place`,
  too_few_opening: (activity: string) =>
    `We are sorry: too few people registered for “${activity}”, so it will not take place.`,
  too_few_registered: 'Registration cancelled',
  too_few_waiting: 'No longer on the waiting list',
  too_few_paid: (amount: string) =>
    `You have already paid ${amount}: nothing is due for this activity any more, and the organiser will be in touch about the refund.`,
  too_few_unpaid: 'Nothing is due for this activity.',
  too_few_bundle: 'What your pack had paid can be used again.',
  too_few_closing: 'For any question, reply to this e-mail.',
  sharing_subject: (organiser, child) => `${organiser}: ${child} is in another account too`,
  sharing_with_them: (child, family) =>
    `At a family’s request we have added ${child} to the account of ${family}, as well as yours.`,
  sharing_with_you: (child, families) =>
    `We have added ${child} to your account. ${child} also stays in the account of ${families}.`,
  sharing_means: (child) =>
    `Each family can now see and correct ${child}’s details, and register ${child}. Orders and payments stay with the family that made them.`,
  sharing_no: (phone) =>
    phone === ''
      ? 'You do not agree? Reply to this e-mail and we will undo the sharing.'
      : `You do not agree? Reply to this e-mail or call ${phone} and we will undo the sharing.`,
  review_answer_subject: (organiser, activity) =>
    `${organiser} replies to your review of “${activity}”`,
  review_answer_opening: (activity) =>
    `Thank you again for your review of “${activity}”. Here is our reply:`,
  review_answer_button: 'See my review and the reply',
  vacancy_subject: (organiser, activity) => `${organiser}: a place is free in “${activity}”`,
  vacancy_opening: (participant, activity) =>
    `A place has just become free in “${activity}”, for which ${participant} is on the waiting list.`,
  vacancy_hurry: 'It is not reserved: the first person to register gets it.',
  vacancy_opens: 'Registrations open on',
  vacancy_button: 'See the free place',
  vacancy_closing:
    'If you register nobody, you keep your turn in the list. You can leave it at any time in your account.',
  offer_subject: (organiser, activity) =>
    `${organiser}: a place is waiting for you in “${activity}”`,
  offer_opening: (participant, activity) =>
    `A place has become free in “${activity}”. We are keeping it for ${participant}.`,
  offer_until: 'Kept until',
  offer_button: 'Take or leave the place',
  offer_closing:
    'After that, the place is offered to the next person. If you no longer want it, leave it now: somebody else will be glad.',
  credit_return_subject: (organiser) => `${organiser}: your credit could not be paid out`,
  credit_return_opening: (amount) =>
    `The transfer of ${amount} to your account did not arrive. The reason:`,
  credit_return_follows:
    'The amount is in your wallet again: you can use it, or ask for another transfer.',
  credit_return_button: 'See my wallet',
  proof_refusal_subject: (organiser) => `${organiser}: your proof of payment`,
  proof_refusal_opening: (amount, day) =>
    `You showed us a transfer of ${amount} of ${day}. We could not accept it:`,
  proof_refusal_follows: 'You can send another one from your account, or answer this e-mail.',
  proof_refusal_button: 'Send another proof',
  collection_subject: (organiser: string) => `${organiser}: a payment could not be collected`,
  collection_back_subject: (organiser: string) => `${organiser}: your bank took a payment back`,
  collection_opening: (amount: string, means: string) =>
    `We could not collect ${amount} by the means of payment that you let us keep${means === '' ? '' : ` (${means})`}. The amount is still to be paid.`,
  collection_back_opening: (amount: string, means: string) =>
    `Your bank took back the payment of ${amount} by the means of payment that you let us keep${means === '' ? '' : ` (${means})`}. The amount is to be paid again.`,
  collection_again: (day: string) =>
    `We will try again on ${day}. You can also pay from your account right now.`,
  collection_pay: 'We will not try again. Please pay online or by transfer from your account.',
  collection_ended: 'This means of payment is no longer kept: nothing else will be collected.',
  collection_button: 'Pay',
  late_subject: (organiser) => `${organiser}: your payment arrived, but the place was gone`,
  late_opening: (amount) =>
    `Your payment of ${amount} arrived, but after its time: one or more places were no longer free.`,
  late_credit: (amount) =>
    `${amount} went to your wallet. Use it for another registration, or ask for a refund by replying to this e-mail.`,
  late_organiser_subject: (customer) => `Late payment of ${customer}`,
  late_organiser_opening: (customer, amount) =>
    `A payment of ${customer} (${amount}) arrived when places were no longer free.`,
  late_organiser_credit: (amount) =>
    `${amount} went to their wallet. You can refund it in the back-office, or offer another place.`,
  late_erased_subject: 'Late payment of a family that deleted its account',
  late_erased_opening: (amount) =>
    `A payment of ${amount} arrived from a family that had deleted its account meanwhile. No place was taken.`,
  late_erased_credit: (amount) =>
    `Give ${amount} back: the payment is in the back-office, among those that came too late.`,
  confirm_subject: (organiser) => `${organiser}: confirm your e-mail address`,
  confirm_why: (organiser) =>
    `This address was given for an account with ${organiser}. Please confirm that it is yours:`,
  confirm_button: 'Confirm my address',
  confirm_lasts:
    'This link works for three days. If the account is not yours, do nothing: there will be no reminder.',
  email_change_subject: (organiser) => `${organiser}: your e-mail address is about to change`,
  email_change_what: (email) =>
    `A new e-mail address was given for your account: ${email}. It will replace this one as soon as it is confirmed.`,
  email_change_not_you:
    'If this was not you, change your password right away and withdraw the new address in your profile.',
  collaborator_link_why: (organiser) =>
    `A colleague asked for a link with which you can choose a new password in the back-office of ${organiser}:`,
  own_link_why: (organiser: string) =>
    `You asked for a link to choose a new password for the back-office of ${organiser}:`,
  second_factor_subject: (organiser) => `${organiser}: two-step verification is off`,
  second_factor_what: (by, organiser) =>
    `${by} switched off two-step verification for your account in the back-office of ${organiser}. At your next sign-in only your password will be asked for; you can switch it on again in your account.`,
  second_factor_not_you:
    'If you did not ask for this, change your password and talk to that person.',
  device: (browser: string, system: string) =>
    [browser === '' ? 'an unknown browser' : browser, system].filter(Boolean).join(' on '),
  new_device_subject: (organiser: string) => `${organiser}: signed in on a new device`,
  new_device_what: (what: { organiser: string; device: string; when: string; network: string }) =>
    `Your account in the back-office of ${what.organiser} was just opened on a device on which it never was before: ${what.device}, on ${what.when}${what.network === '' ? '' : `, from the network ${what.network}`}.`,
  new_device_yours:
    'If that was you, there is nothing to do: you will not be told of this device again.',
  new_device_not_you:
    'If it was not you, open your account, end the other sessions and change your password at once. Then tell whoever manages the team.',
  new_device_button: 'Open my account',
  new_password_subject: (organiser: string) => `${organiser}: your password was chosen`,
  new_password_what: (organiser: string, when: string) =>
    `The password of your account in the back-office of ${organiser} was chosen on ${when}, with the link sent to this address. All your sessions have ended: sign in with this password.`,
  new_password_not_you:
    'If it was not you, somebody may be reading your e-mails: change the password of your mailbox, ask for a new link on the sign-in page, and tell whoever manages the team.',
  new_password_button: 'Open the sign-in page',
  test_subject: (organiser: string) => `${organiser}: test e-mail`,
  test_text: (organiser: string) =>
    `This is a test e-mail from ${organiser}. If you can read it, e-mails to families are being sent.`,
  password_subject: (organiser) => `${organiser}: choose a new password`,
  password_why: (organiser) =>
    `You asked for a new password for your account with ${organiser}. Choose it here:`,
  password_button: 'Choose a password',
  password_lasts:
    'This link works once and for one hour. If you asked for nothing, do nothing: your password stays the same.',
  colon: ': ',
  report_subject: (organiser, report) => `${organiser}: ${report}`,
  report_empty: 'Nothing to count this time.',
  report_first: (shown, all) =>
    `These are the first ${shown} lines of ${all}; the report has them all.`,
  report_button: 'Open the report',
  report_why: 'You get this report each week, with what your rights let you see.',
  report_stop: 'Stop sending it to me',
  reminder_subject: (organiser, rank, test) =>
    `${test ? '[Test] ' : ''}${organiser}: payment reminder${rank > 1 ? ` no. ${rank}` : ''}`,
  reminder_test:
    'This is a trial: the payments of this organiser are in test mode, and nothing is to be paid.',
  reminder_opening: (amount, day) =>
    `Unless we are mistaken, we have not received ${amount} yet. Please pay by ${day} at the latest.`,
  reminder_ordered: 'Ordered on',
  reminder_to_transfer: 'To transfer',
  transfer_first: 'To transfer first',
  reminder_cancels: (day) =>
    `Anything still unpaid may be cancelled automatically from ${day} on, and the place offered to another family.`,
  reminder_button: 'See and pay',
  reminder_crossed:
    'Have you just paid? Then please disregard this message. Any question? Reply to this e-mail or call us.',
  reminder_free: 'This reminder is free of charge.',
  reminder_creditor: 'Creditor',
  reminder_company_number: 'Company number',
  news_because: 'You receive this news because you agreed to it.',
  news_stop: 'Receive it no more',
};
