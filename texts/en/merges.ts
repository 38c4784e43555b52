export const errors = {
  MERGE_WITH_ITSELF: 'This is one and the same record: choose two.',
  PARTICIPANTS_OF_TWO_FAMILIES:
    'These two participants belong to two families. Add the other family to the child’s households first, or merge the families.',
  MERGED_BOOKING_TWICE:
    'Both come to the same booking. Take one of them off that booking, then try again.',
  MERGED_MEMBERSHIP_TWICE: 'Both have the same current membership. Cancel one, then try again.',
  MERGED_WAITING_TWICE:
    'Both are on the same waiting list. Take one of them off the list, then try again.',
  MERGED_PAYMENT_OPEN:
    'An online payment is under way: wait until it is completed or abandoned, then try again.',
  PARTICIPANT_ALREADY_THERE: 'This participant belongs to this family already.',
  PARTICIPANT_IN_CART:
    'Something for this child waits in the cart of its family. Wait until it is ordered, or until the place is free again, then try again.',
};
