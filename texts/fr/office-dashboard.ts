import { plural } from '../formats/plural.ts';

const registrations = (count: number) =>
  `${count} ${plural('fr', count, { one: 'inscription', other: 'inscriptions' })}`;

export const texts = {
  title: 'Aujourd’hui',
  received: 'Reçu aujourd’hui',
  sold: 'Vendu aujourd’hui',
  registered: 'Inscriptions aujourd’hui',
  refunded: (amount: string) => `après ${amount} de remboursements`,
  cancelled: (amount: string) => `et ${amount} annulés`,
  week_before: 'Il y a une semaine',
  year_before: 'Il y a un an',
  compared: (week_before: string, year_before: string) =>
    `À la même heure : il y a une semaine, ${week_before} ; il y a un an, ${year_before} (52 semaines plus tôt). Les remboursements sont déduits de ce qui est reçu.`,
  occupancy: 'Occupation des deux prochaines semaines',
  occupancy_of: (day: string, registered: number, places: number) =>
    `${day} : ${registered} places prises sur ${places}`,
  no_places: 'Aucune date avec un nombre de places dans les deux semaines qui viennent.',
  attention: 'À vérifier',
  all_well: 'Rien à signaler : tout est en ordre.',
  backup_old: (day: string | null) =>
    day === null
      ? 'Aucune sauvegarde de nuit n’a encore été faite, alors qu’elle est prévue. Prévenez la personne qui gère le serveur.'
      : `La dernière sauvegarde de nuit date du ${day}. Prévenez la personne qui gère le serveur.`,
  backup_failed: (day: string | null) =>
    `La sauvegarde de cette nuit a échoué${day === null ? '' : ` ; la dernière qui est bonne date du ${day}`}. Prévenez la personne qui gère le serveur : la raison est dans son journal.`,
  requests: (count: number) =>
    `${count} ${plural('fr', count, { one: 'demande d’inscription attend', other: 'demandes d’inscription attendent' })} votre réponse`,
  untold: (count: number) =>
    `${count} ${plural('fr', count, { one: 'liste d’attente a', other: 'listes d’attente ont' })} une place libre dont personne n’est prévenu`,
  outstanding: (count: number) =>
    `${registrations(count)} déjà ${plural('fr', count, { one: 'commencée', other: 'commencées' })} et pas entièrement ${plural('fr', count, { one: 'payée', other: 'payées' })}`,
  overdue: (count: number) => `${registrations(count)} à venir dont le délai de paiement est passé`,
  partly_paid: (count: number) =>
    `${registrations(count)} en partie ${plural('fr', count, { one: 'payée', other: 'payées' })} après le dernier rappel : à vous de décider`,
  cancelled_unpaid: (count: number) =>
    `${registrations(count)} ${plural('fr', count, { one: 'annulée', other: 'annulées' })} cette semaine, faute de paiement`,
  pending: (count: number) =>
    `${count} ${plural('fr', count, { one: 'paiement attendu', other: 'paiements attendus' })} depuis plus de deux semaines`,
  late: (count: number) =>
    `${count} ${plural('fr', count, { one: 'paiement arrivé', other: 'paiements arrivés' })} trop tard, ${plural('fr', count, { one: 'porté', other: 'portés' })} au crédit de la famille`,
  failed_refunds: (count: number) =>
    `${count} ${plural('fr', count, { one: 'remboursement a échoué', other: 'remboursements ont échoué' })}, à effectuer autrement`,
  disputes: (count: number) =>
    `${count} ${plural('fr', count, { one: 'paiement contesté', other: 'paiements contestés' })} par une famille auprès de sa banque`,
  reviews: (count: number) =>
    `${count} avis de 2 étoiles ou moins ${plural('fr', count, { one: 'attend', other: 'attendent' })} une réponse`,
  unsent: (count: number) =>
    `${count} ${plural('fr', count, { one: 'e-mail n’est pas parti', other: 'e-mails ne sont pas partis' })}`,
  refused_addresses: (count: number) =>
    `${count} ${plural('fr', count, { one: 'famille a une adresse e-mail refusée et ne reçoit', other: 'familles ont une adresse e-mail refusée et ne reçoivent' })} plus rien`,
  nearly_empty: 'Bientôt, et presque vide',
  nearly_empty_help: 'Commence dans les deux semaines, avec moins d’un quart des places prises.',
  nearly_full: 'Presque complet',
  nearly_full_help: 'Il reste une ou deux places.',
  none: 'Aucune.',
  first_steps: 'Vos premiers pas',
  first_steps_done: (done: number, all: number) =>
    `${done} sur ${all}. Chaque étape se coche d’elle-même.`,
  first_steps_left: (remaining: number) =>
    `Vos premiers pas : ${remaining} ${plural('fr', remaining, { one: 'reste', other: 'restent' })} à faire`,
  first_steps_aside: 'Ne plus afficher',
  steps: {
    location: 'Ajouter un lieu',
    activity: 'Créer une activité et la publier',
    dates: 'Donner ses dates, ses places et son prix',
    payment: 'Dire comment les familles paient',
    home_page: 'Écrire et publier votre page d’accueil',
    mails: 'Envoyer un e-mail de test',
    host_name: 'Vérifier que l’adresse de votre site mène ici',
    terms: 'Publier vos conditions générales',
    order: 'Recevoir la première commande',
  },
  step_done: 'Fait',
  step_open: 'À faire',
};
