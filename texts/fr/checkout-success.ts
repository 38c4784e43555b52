import { plural } from '../formats/plural.ts';
export const texts = {
  confirmed_title: (count: number): string =>
    count === 1 ? 'Votre inscription est confirmée' : 'Vos inscriptions sont confirmées',
  order_confirmed: 'Votre commande est confirmée',
  confirmed_text: 'Vous retrouvez tous les détails dans votre compte.',
  pending_title: 'Nous attendons la confirmation du paiement',
  pending_text: 'Cela prend d’habitude quelques secondes. Cette page se met à jour toute seule.',
  failed_title: 'Le paiement n’a pas abouti',
  failed_text:
    'Rien n’a été débité. Vos places sont encore gardées un moment : vous pouvez réessayer.',
  gone_text: 'Rien n’a été débité. Le temps pour payer est écoulé et les places ont été libérées.',
  late_title: 'Une place n’était plus libre',
  late_text:
    'Votre paiement est arrivé après le délai. Ce qui n’a pas pu être réservé a été versé dans votre portefeuille.',
  resume: 'Retourner à la page de paiement',
  other_way: 'Payer autrement',
  pay_again: 'Réessayer le paiement',
  browse: 'Voir le programme',
  registrations: 'Vos inscriptions',
  to_bring: 'À savoir, à emporter',
  reference: 'Référence',
  dates: (count: number) => `${count} dates`,
  payment: {
    title: 'Paiement',
    total: 'Total',
    coupon: ({ title, code, amount }: { title: string; code: string; amount: string }) =>
      `${title} (${code}) : ${amount} sont déjà déduits de ces prix.`,
    fee: 'dont frais de service',
    paid: 'Payé',
    outstanding: 'Reste à payer',
    complete: 'Tout est payé',
    nothing: 'Rien à payer',
  },
  states: { complete: 'Payé', outstanding: 'À payer', pending: 'En cours', failed: 'Non payé' },
  /** The box that keeps the means of payment for what is left. */
  keep_means: {
    label: 'Garder ce moyen de paiement pour la suite',
    help: 'Vous n’aurez plus rien à faire. Voici ce que vous acceptez :',
  },
  collected_title: 'Le reste se paie tout seul',
  collected_text:
    'Vous n’avez rien à faire. Vous pouvez arrêter quand vous voulez, dans « Mon portefeuille ».',
  /** A part that is paid by the means that are kept. */
  collected: (day: string, means: string) => `Prélevé le ${day} sur ${means}`,
  pay_next: (amount: string) => `Payer la part suivante, ${amount}`,
  online_methods: {
    title: 'Avec quel moyen de paiement ?',
    on_page: 'Choisir sur la page de paiement',
  },
  transfer: {
    title: 'Payer par virement',
    help: 'Recopiez la communication telle quelle, ou scannez le code avec l’application de votre banque.',
    copy_all:
      'Recopiez la communication telle quelle : elle nous dit que ce virement est le vôtre.',
    due: (day: string) => `À payer au plus tard le ${day}.`,
    due_parts: {
      part: (amount: string, day: string, titles: string) =>
        `${amount} au plus tard le ${day}, pour ${titles}.`,
      rest: (amount: string, day: string) => `Le reste, ${amount}, au plus tard le ${day}.`,
      rest_free: (amount: string) => `Le reste, ${amount}, sans date limite.`,
    },
    first_part: (amount: string) =>
      `Le montant et le code ci-dessous sont ceux du prochain paiement, ${amount}. Les suivants se font avec la même communication.`,
    overdue: (day: string) => `Ce paiement était attendu au plus tard le ${day}.`,
    holder: 'Bénéficiaire',
    iban: 'Numéro de compte',
    amount: 'Montant',
    communication: 'Communication structurée',
    copy: (what: string) => `Copier : ${what}`,
    copied: 'Copié',
    qr: (amount: string, holder: string) => `Code QR pour un virement de ${amount} à ${holder}`,
  },
  account: 'Voir mes inscriptions',
  account_of: {
    registrations: 'Voir mes inscriptions',
    registrations_requests: 'Voir mes demandes',
    bookings: 'Voir mes réservations',
    bundles: 'Voir mes packs',
    vouchers: 'Voir mes bons cadeaux',
    memberships: 'Voir mes abonnements',
  },
  bookings: 'Vos réservations',
  memberships: 'Vos abonnements',
  membership_yours: 'À votre nom',
  membership_span: (from: string, until: string) => `Du ${from} au ${until}`,
  bundles: 'Vos packs',
  bundle_pays: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`,
  bundle_unlimited: 'Inscriptions illimitées',
  bundle_family: 'Pour tous vos participants',
  vouchers: 'Vos bons cadeaux',
  voucher_worth: (amount: string) => `Valeur ${amount}`,
  voucher_until: (day: string) => `À utiliser jusqu’au ${day}`,
  voucher_code: (code: string) => `Code ${code}`,
  voucher_code_lost: 'Code illisible : contactez-nous',
  voucher_once_paid: 'Le code sert dès que le paiement est reçu.',
  home: 'Retour à l’accueil',
  account_title: 'Et maintenant ?',
  account_text: 'Vous retrouverez votre commande et vos paiements dans votre compte.',
  loading: 'Chargement de votre commande…',
  missing_title: 'Nous ne trouvons pas cette commande',
  missing_text: 'Elle appartient peut-être à un autre compte.',
};
