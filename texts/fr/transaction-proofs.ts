export const errors = {
  TRANSACTION_PROOF_NOT_FOUND: 'Cette preuve de paiement n’existe pas, ou plus.',
  TRANSACTION_PROOF_DECIDED: 'Il a déjà été répondu à cette preuve de paiement.',
  TRANSACTION_PROOF_TWICE: 'Ce fichier a déjà été envoyé.',
  TRANSACTION_PROOFS_WAITING: 'Dix preuves attendent déjà une réponse. Patientez un peu.',
  TRANSACTION_PROOF_NUMBER:
    'Cette communication n’est celle d’aucune de vos commandes. Revenez à votre compte et choisissez la commande.',
  TRANSACTION_PROOF_UNREADABLE: 'Choisissez une photo (JPEG, PNG, WebP, HEIC) ou un PDF.',
  TRANSACTION_PROOF_PAID_OTHERWISE:
    'Ce paiement n’est pas de cette famille, ou n’a pas été reçu : choisissez-en un autre.',
};

/** Texts about proofs of payment in a family's account. */
export const texts = {
  title: 'Preuves de paiement',
  opening:
    'Vous avez déjà fait le virement ? Montrez-le : une capture d’écran ou le PDF de votre banque. Nous vérifions et notons votre paiement.',
  of: (communication: string) => `Pour la communication ${communication}`,
  amount: 'Montant transféré',
  paid_on: 'Jour du virement',
  file: 'Photo ou PDF',
  file_help: 'Dix Mo au plus.',
  send: 'Envoyer la preuve',
  sent: 'Preuve envoyée. Vous verrez ici ce qu’il en est.',
  taken_back: 'Preuve reprise.',
  yours: 'Ce que vous avez envoyé',
  states: { WAITING: 'En attente', ACCEPTED: 'Acceptée', REFUSED: 'Refusée' },
  refused: (reason: string) => `Refusée : ${reason}`,
  line: (amount: string, day: string) => `${amount}, transférés le ${day}`,
  take_back: 'Reprendre',
  take_back_of: (line: string) => `Reprendre la preuve : ${line}`,
};
