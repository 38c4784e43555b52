export const errors = {
  TRANSACTION_PROOF_NOT_FOUND: 'This proof of payment does not exist, or no longer.',
  TRANSACTION_PROOF_DECIDED: 'This proof of payment has been answered already.',
  TRANSACTION_PROOF_TWICE: 'This file has been sent before.',
  TRANSACTION_PROOFS_WAITING: 'Ten proofs are waiting for an answer already. Please be patient.',
  TRANSACTION_PROOF_NUMBER:
    'This communication is of none of your orders. Go back to your account and choose the order.',
  TRANSACTION_PROOF_UNREADABLE: 'Choose a photo (JPEG, PNG, WebP, HEIC) or a PDF.',
  TRANSACTION_PROOF_PAID_OTHERWISE:
    'This payment is not of this family, or was not received: choose another one.',
};

/** Texts about proofs of payment in a family's account. */
export const texts = {
  title: 'Proofs of payment',
  opening:
    'Have you made the transfer already? Show it: a screenshot or the PDF of your bank. We check it and record your payment.',
  of: (communication: string) => `For communication ${communication}`,
  amount: 'Amount transferred',
  paid_on: 'Day of the transfer',
  file: 'Photo or PDF',
  file_help: 'Ten MB at most.',
  send: 'Send the proof',
  sent: 'Proof sent. You will see the answer here.',
  taken_back: 'Proof taken back.',
  yours: 'What you have sent',
  states: { WAITING: 'Waiting', ACCEPTED: 'Accepted', REFUSED: 'Refused' },
  refused: (reason: string) => `Refused: ${reason}`,
  line: (amount: string, day: string) => `${amount}, transferred on ${day}`,
  take_back: 'Take back',
  take_back_of: (line: string) => `Take back the proof: ${line}`,
};
