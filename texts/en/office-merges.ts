const countOf = (one: string, many: string) => (count: number) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

export const texts = {
  merge: 'Merge',
  merge_participant: 'Merge with a duplicate',
  merge_participant_title: (name: string) => `Was ${name} entered twice?`,
  merge_participant_from:
    'Choose the other record of the same child. All that it has goes to the one that stays, and it disappears.',
  merged_participants: 'There is one record left.',
  other_record_of: (family: string) => `The other record, of ${family}`,
  other_record: 'The other record',
  stays: 'Which record stays?',
  moves: (name: string) => `Goes to ${name}`,
  moves_nothing: 'Nothing but the record itself: it has neither registrations nor payments.',
  moved: {
    PARTICIPANTS: countOf('participant', 'participants'),
    REGISTRATIONS: countOf('registration', 'registrations'),
    REQUESTS: countOf('registration request', 'registration requests'),
    WAITING: countOf('place on a waiting list', 'places on waiting lists'),
    CART: countOf('item in the cart', 'items in the cart'),
    ORDERS: countOf('order', 'orders'),
    PAYMENTS: countOf('payment', 'payments'),
    BUNDLES: countOf('pack', 'packs'),
    MEMBERSHIPS: countOf('membership', 'memberships'),
    VOUCHERS: countOf('voucher', 'vouchers'),
    BOOKINGS: countOf('booking', 'bookings'),
    REVIEWS: countOf('review', 'reviews'),
    MAILS: countOf('e-mail', 'e-mails'),
    NOTES: countOf('note', 'notes'),
  },
  birthdate_taken: (day: string) => `The date of birth was missing: it will be ${day}.`,
  answers_taken: (count: number) =>
    count === 1
      ? '1 answer that was missing is taken over.'
      : `${count} answers that were missing are taken over.`,
  answers_dropped: (count: number) =>
    count === 1
      ? '1 answer of the other record disappears: the one of the record that stays holds.'
      : `${count} answers of the other record disappear: those of the record that stays hold.`,
  badge_ends: 'The badge of the other record will no longer be recognised.',
  twice: 'Two places on one day: cancel the one too many afterwards.',
  stands_against: 'Not possible as long as:',
  no_way_back: 'This cannot be undone.',
  move: 'Move to another family',
  move_title: (name: string) => `To which family does ${name} belong?`,
  move_from: (family: string) =>
    `Now in the family of ${family}. The record, the answers and the badge go along.`,
  moved_child: 'The child belongs to another family now.',
  goes: 'Goes along',
  stays_with: (family: string) => `Stays with ${family}, who ordered it`,
  stays_help:
    'What was ordered, owed or paid stays with its family: nothing moves in the books. A membership or pack that stays no longer counts for the next registrations.',
  advance_ends: 'An advance order on a waiting list ends: this family has not agreed to it.',
  merge_customer_title: (name: string) => `Does ${name} have two accounts?`,
  merge_customer_from:
    'Choose the other account of the same family. All that it has goes to the one that stays, and it disappears.',
  merged_customers: 'There is one family left.',
  signs_in: (email: string) => `The family signs in with ${email}.`,
  signs_in_no_more: (email: string) =>
    `${email} can no longer be used to sign in, and sessions opened with it are closed: tell the family.`,
  no_sign_in: 'The family has no e-mail address.',
  filled: {
    phone: 'The phone number that was missing is taken over.',
    address: 'The address that was missing is taken over.',
  },
  owes_together: (amount: string) => `Left to pay, together: ${amount}. The total stays the same.`,
  has_together: (amount: string) => `Wallet, together: ${amount}.`,
  same_children: (names: string) =>
    `Maybe there twice: ${names}. Merge these participants afterwards, from their record.`,
  led_on: 'This record was merged: here is the one that was kept.',
};
