export const errors = {
  CUSTOMER_VOUCHER_NOT_FOUND: 'Ce bon n’existe pas, ou n’est pas à vous.',
  VOUCHER_CODE_UNKNOWN:
    'Nous ne trouvons pas de bon avec ce code. Vérifiez ses douze signes, lettres et chiffres.',
  VOUCHER_UNPAID: 'Ce bon n’est pas encore payé : il servira dès que le paiement sera reçu.',
  VOUCHER_EXPIRED: 'Ce bon n’est plus valable : sa date limite est passée.',
  VOUCHER_CANCELLED: 'Ce bon a été annulé.',
  VOUCHER_REDEEMED: 'Ce bon a déjà été utilisé.',
  VOUCHER_ALREADY_CANCELLED: 'Ce bon est déjà annulé.',
};

export const texts = {
  redeemed_bundle: 'Le pack est maintenant à vous.',
  redeemed: (amount: string) => `${amount} sont maintenant dans votre portefeuille.`,
};
