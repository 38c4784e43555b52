export const texts = {
  title: 'Paiement en ligne',
  none: 'Aucun compte n’est connecté : les familles ne peuvent pas encore payer en ligne.',
  none_in_test:
    'Aucun compte n’est connecté : en mode test, les familles paient sur une page d’essai, sans argent réel.',
  none_live: (names: string) =>
    `Seul un compte d’essai est connecté (${names}) : collez une clé réelle avant de quitter le mode test.`,
  names: { mollie: 'Mollie', stripe: 'Stripe' },
  modes: { TEST: 'Essai, sans argent réel', LIVE: 'Argent réel' },
  in_use: 'Encaisse les nouveaux paiements',
  not_in_use: 'Sert encore aux paiements reçus par ce compte',
  key_end: (end: string) => `clé qui finit par ${end}`,
  connected_at: (moment: string) => `connecté le ${moment}`,
  open_payments: (number: number) =>
    number === 1 ? '1 paiement attend son argent.' : `${number} paiements attendent leur argent.`,
  methods: 'Moyens proposés aux familles',
  no_methods: 'Ce compte n’a encore aucun moyen de paiement actif chez le prestataire.',
  refresh: 'Relire les moyens',
  refreshed: 'Moyens de paiement relus.',
  use: 'Encaisser avec ce compte',
  used: (name: string) => `${name} encaisse les nouveaux paiements.`,
  disconnect: 'Déconnecter',
  disconnect_title: (name: string) => `Déconnecter ${name} ?`,
  disconnect_text:
    'La clé est effacée. Les paiements déjà reçus restent dans vos listes, mais ne pourront plus être remboursés en ligne.',
  disconnected: (name: string) => `${name} est déconnecté.`,
  connect: 'Connecter',
  connect_title: 'Connecter un compte',
  provider: 'Prestataire',
  key: 'Clé de l’API',
  key_help: {
    mollie:
      'Dans Mollie : Développeurs, puis Clés de l’API. Collez la clé qui commence par test_ pour essayer, par live_ pour encaisser.',
    stripe:
      'Dans Stripe : Développeurs, puis Clés API. Collez la clé secrète, qui commence par sk_test_ pour essayer, par sk_live_ pour encaisser.',
  },
  connected: (provider: string, account: string) => `${provider} est connecté : ${account}.`,
  kept_secret: 'La clé est gardée chiffrée ; personne ne pourra la relire ici.',
};

export const errors = {
  PAYMENT_PROVIDER_NOT_FOUND: 'Ce compte de paiement n’est plus connecté.',
  PROVIDER_KEY_REFUSED:
    'Le prestataire refuse cette clé. Copiez-la de nouveau, en entier, depuis votre compte chez lui.',
  PROVIDER_UNREACHABLE:
    'Le prestataire ne répond pas. Rien n’a changé ; réessayez dans quelques minutes.',
  PROVIDER_HAS_OPEN_PAYMENTS:
    'Des paiements attendent encore leur argent sur ce compte. Faites encaisser les nouveaux par un autre compte, et déconnectez celui-ci quand ils seront arrivés.',
};
