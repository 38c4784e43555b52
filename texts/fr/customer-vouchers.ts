import { elided } from '../formats/elided.ts';

export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'Ce bon n’existe pas, ou n’est pas à vous.',
  VOUCHER_CODE_UNKNOWN:
    'Nous ne trouvons pas de bon avec ce code. Vérifiez ses douze signes, lettres et chiffres.',
  VOUCHER_UNPAID: 'Ce bon n’est pas encore payé : il servira dès que le paiement sera reçu.',
  VOUCHER_EXPIRED: 'Ce bon n’est plus valable : sa date limite est passée.',
  VOUCHER_CANCELLED: 'Ce bon a été annulé.',
  VOUCHER_REDEEMED: 'Ce bon a déjà été utilisé.',
  VOUCHER_CODE_LOST:
    'Le code de ce bon ne peut plus être affiché : rien n’est envoyé ni imprimé. L’organisateur peut rétablir ou remplacer ce bon.',
  VOUCHER_NOT_EXTENDED: 'Choisissez une date plus tardive que l’actuelle et qu’aujourd’hui.',
  GIFT_SENT: 'Ce bon est déjà envoyé.',
  GIFT_DAY_INVALID:
    'Choisissez un jour à partir d’aujourd’hui, dans l’année, et avant la date limite du bon.',
  VOUCHER_ALREADY_CANCELLED: 'Ce bon est déjà annulé.',
};

export const texts = {
  gift_now: 'Le bon est en route.',
  gift_later: (day: string) => `Le bon sera envoyé le ${day}.`,
  gift_unpaid: 'Le bon sera envoyé dès que son paiement sera reçu.',
  gift_again: (email: string) => `Le bon est envoyé à ${email}.`,
  pdf_title: 'Bon cadeau',
  pdf_for: (name: string) => `Pour ${name}`,
  pdf_from: (name: string) => `De la part ${elided('de', name)}`,
  pdf_worth: 'Valeur',
  pdf_code: 'Code',
  pdf_code_lost: 'Illisible',
  pdf_until: (day: string) => `À utiliser jusqu’au ${day}`,
  pdf_for_good: 'À utiliser quand vous voulez',
  pdf_how: (address: string) => `Scannez le code, ou tapez l’adresse ${address}`,
  redeemed_bundle: 'Le pack est maintenant à vous.',
  redeemed_for_bundle: 'Le pack est maintenant à la famille.',
  redeemed_for: (amount: string) => `${amount} sont maintenant dans le portefeuille de la famille.`,
  redeemed: (amount: string) => `${amount} sont maintenant dans votre portefeuille.`,
};
