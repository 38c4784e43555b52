import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Proofs of payment',
  opening:
    'Families show that they have made a transfer. Accept a proof to record the payment, or refuse it with a word.',
  none: 'No proof is waiting for an answer.',
  notice: (count: number) =>
    `${count} ${plural('en', count, { one: 'proof of payment is', other: 'proofs of payment are' })} waiting for an answer.`,
  see: 'See',
  shown: (count: number, of: number) => `The ${count} oldest of ${of}.`,
  facts: (day: string, sent: string) => `Transferred on ${day}, sent on ${sent}`,
  of: (communication: string) => `Communication ${communication}`,
  of_all: 'For all that is owed',
  owed: (amount: string) => `Left to pay: ${amount}`,
  picture: (name: string) => `Proof sent: ${name}`,
  open_picture: 'View large',
  open_pdf: 'Download the PDF',
  accept: 'Accept',
  accept_of: (name: string) => `Accept the proof of ${name}`,
  accept_title: 'Record this payment',
  amount: 'Amount received',
  received_at: 'Received on',
  accepted: 'Payment recorded.',
  it_is_that_one: 'It is this payment: record nothing more',
  refuse: 'Refuse',
  refuse_of: (name: string) => `Refuse the proof of ${name}`,
  refuse_title: 'Refuse this proof',
  refuse_help: 'The family reads this word in an e-mail and in its account.',
  reason: 'Why',
  refused: 'Proof refused: the family is written to.',
};
