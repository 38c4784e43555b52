import type { EndReason } from '@ribambelle/domain/payment-mandates/mandates.ts';

export const errors = {
  PAYMENT_MANDATE_NOT_FOUND: 'This means of payment does not exist, or no longer does.',
  PAYMENT_MANDATE_OVER: 'This means of payment is no longer kept.',
  MEANS_NOT_KEPT:
    'This means of payment cannot be kept for later. Choose a card, or untick the box.',
  AGREEMENT_CHANGED:
    'The amounts or days have changed meanwhile. Read them again, and tick the box if you still agree.',
};

/** Texts about means of payment that a provider keeps for later payments. */
export const texts = {
  agreed_opening: (organiser: string) =>
    `I agree that the payment provider keeps this means of payment, and that ${organiser} uses it to collect, without any further action of mine:`,
  agreed_part: (amount: string, day: string) => `${amount} on ${day}`,
  agreed_parts: (title: string, parts: string) => `– ${title}: ${parts}.`,
  agreed_renewals: (title: string, price: string) =>
    `– ${title}: each renewal, on the last day on which it can be paid, at the price announced by e-mail at least seven days before (${price} today).`,
  agreed_rest:
    'This list is my notice of each payment; I get no other one before. If a payment fails, I am told, and the amount stays to be paid. I can end this whenever I like, free of charge, in “My wallet” or by asking the organiser. A payment taken from my bank account can be disputed with my bank for eight weeks. The number stays with the payment provider: the organiser only sees its last four characters.',
  title: 'Means of payment that is kept',
  valid_until: (month: string) => `Valid until ${month}`,
  since: (day: string) => `Kept since ${day}`,
  agreed: 'What you agreed to',
  end: 'Keep it no longer',
  end_of: (label: string) => `Keep ${label} no longer`,
  end_title: 'Keep this means of payment no longer?',
  end_help:
    'Nothing more will be collected, except a payment that is on its way. What is still owed is then paid from your account or by transfer.',
  end_keep: 'Keep it',
  ended: 'This means of payment is no longer kept.',
  reasonOf: (reason: EndReason): string => REASONS[reason],
};

const REASONS: Readonly<Record<EndReason, string>> = {
  FAMILY: 'ended by the family',
  STAFF: 'ended by the team',
  ERASED: 'ended when the account was deleted',
  NOT_PAID: 'never begun: its first payment was not made',
  REFUSED: 'refused by the bank or the provider',
  CHARGED_BACK: 'ended after a disputed payment',
  REPLACED: 'replaced by another',
  DISCONNECTED: 'ended: the organiser left this provider',
};
