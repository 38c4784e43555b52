import { elided } from '../formats/elided.ts';
import { plural } from '../formats/plural.ts';

export const texts = {
  title: 'Preuves de paiement',
  opening:
    'Des familles montrent qu’elles ont fait un virement. Acceptez une preuve pour noter le paiement, ou refusez-la avec un mot.',
  none: 'Aucune preuve n’attend de réponse.',
  notice: (count: number) =>
    `${count} ${plural('fr', count, { one: 'preuve de paiement attend', other: 'preuves de paiement attendent' })} une réponse.`,
  see: 'Voir',
  shown: (count: number, of: number) => `Les ${count} plus anciennes sur ${of}.`,
  facts: (day: string, sent: string) => `Transféré le ${day}, envoyé le ${sent}`,
  of: (communication: string) => `Communication ${communication}`,
  of_all: 'Pour tout ce qui est dû',
  owed: (amount: string) => `Reste à payer : ${amount}`,
  picture: (name: string) => `Preuve envoyée : ${name}`,
  open_picture: 'Voir en grand',
  open_pdf: 'Télécharger le PDF',
  accept: 'Accepter',
  accept_of: (name: string) => `Accepter la preuve ${elided('de', name)}`,
  accept_title: 'Noter ce paiement',
  amount: 'Montant reçu',
  received_at: 'Reçu le',
  accepted: 'Paiement noté.',
  it_is_that_one: 'C’est ce paiement : ne rien noter de plus',
  refuse: 'Refuser',
  refuse_of: (name: string) => `Refuser la preuve ${elided('de', name)}`,
  refuse_title: 'Refuser cette preuve',
  refuse_help: 'La famille lit ce mot dans un e-mail et dans son compte.',
  reason: 'Pourquoi',
  refused: 'Preuve refusée : la famille est prévenue.',
};
