import { plural } from '../formats/plural.ts';

const transfers = (count: number) =>
  `${count} ${plural('fr', count, { one: 'virement', other: 'virements' })}`;
const STATES = {
  PENDING: 'attend le fichier',
  SENT: 'dans le fichier',
  DONE: 'exécuté',
  FAILED: 'pas arrivé',
};

export const texts = {
  title: 'Virements à faire',
  opening:
    'L’argent à rendre par virement attend ici. Faites-en un fichier, donnez-le à votre banque, puis dites quand elle l’a exécuté.',
  notice: (count: number, amount: string) => `${transfers(count)} à faire : ${amount}.`,
  see: 'Voir les virements',
  waiting: 'En attente',
  none: 'Aucun virement n’attend.',
  sum: (count: number, amount: string) => `${transfers(count)}, en tout ${amount}`,
  shown: (count: number) =>
    `Les ${count} plus récents sont montrés ; le fichier les contient tous.`,
  make: 'Faire le fichier pour la banque',
  made: (number: number, count: number) =>
    `Fichier ${number} fait : ${transfers(count)}. Donnez-le à votre banque.`,
  account_incomplete:
    'Pour faire ce fichier, il faut votre numéro de compte et son titulaire, et un BIC du même pays si vous en donnez un.',
  to_settings: 'Compléter les réglages de paiement',
  files: 'Fichiers',
  no_file: 'Aucun fichier n’a encore été fait.',
  file: (number: number) => `Fichier ${number}`,
  last_files: (count: number, of: number) => `Les ${count} derniers sur ${of}.`,
  made_on: (day: string) => `fait le ${day}`,
  executed_on: (day: string) => `exécuté le ${day}`,
  not_executed: 'pas encore exécuté',
  failed: (count: number) =>
    `${count} pas ${plural('fr', count, { one: 'arrivé', other: 'arrivés' })}`,
  download: 'Télécharger',
  download_of: (number: number) => `Télécharger le fichier ${number}`,
  execute: 'La banque l’a exécuté',
  execute_title: (number: number) => `Le fichier ${number} est exécuté ?`,
  execute_help:
    'Ses virements seront notés comme faits. Celui qui reviendrait plus tard pourra encore être noté.',
  execute_yes: 'Oui, exécuté',
  executed: 'Fichier noté comme exécuté.',
  show: 'Voir ses virements',
  hide: 'Fermer',
  states: STATES,
  open_payment: 'Voir le paiement',
  not_sent: 'Ne pas envoyer',
  not_sent_title: 'Ne pas envoyer ce virement',
  not_sent_help: 'L’argent sera de nouveau où il était : vous pourrez le rendre autrement.',
  came_back: 'Revenu',
  came_back_title: 'Ce virement est revenu',
  came_back_help:
    'L’argent sera de nouveau où il était : vous pourrez le rendre autrement, ou vers un autre compte.',
  of: (name: string) => `pour ${name}`,
  note: 'Pourquoi ?',
  put_back: 'L’argent est de nouveau dans vos livres.',
};
