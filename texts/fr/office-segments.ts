import { plural } from '../formats/plural.ts';

const many = (count: number): string => (count >= 10_000 ? '10 000 ou plus' : String(count));

export const texts = {
  title: 'Segments',
  add: 'Nouveau segment',
  created: 'Segment ajouté',
  removed: 'Segment supprimé',
  name: 'Nom',
  entity: 'De quoi s’agit-il ?',
  entities: { CUSTOMERS: 'Familles', PARTICIPANTS: 'Participants', AVAILABILITIES: 'Dates' },
  entity_filter: 'De quoi',
  defaults: {
    CUSTOMERS: 'Toutes les familles',
    PARTICIPANTS: 'Tous les participants',
    AVAILABILITIES: 'Toutes les dates',
  },
  everything: {
    CUSTOMERS: 'Sans condition, toutes les familles en font partie.',
    PARTICIPANTS: 'Sans condition, tous les participants en font partie.',
    AVAILABILITIES: 'Sans condition, toutes les dates en font partie.',
  },
  /** The fields of a discount or coupon for its people and its dates. */
  chosen: {
    people: 'Pour le segment',
    everybody: 'Tout le monde',
    dates: 'Sur les dates du segment',
    all_dates: 'Toutes les dates',
    filter: 'Segment',
  },
  /** The uses of a segment, because of which it cannot be deleted. */
  used: {
    title: 'Utilisé par',
    discounts: (count: number) =>
      `${count} ${plural('fr', count, { one: 'réduction', other: 'réductions' })}`,
    volume_discounts: (count: number) =>
      `${count} ${plural('fr', count, { one: 'tarif dégressif', other: 'tarifs dégressifs' })}`,
    coupons: (count: number) =>
      `${count} ${plural('fr', count, { one: 'code promo', other: 'codes promo' })}`,
  },
  conditions: 'Conditions',
  group: 'Groupe de conditions',
  match_label: 'Combien de conditions doivent être remplies',
  match: { ALL: 'Toutes', ANY: 'Au moins une' },
  add_rule: 'Ajouter une condition',
  add_group: 'Ajouter un groupe',
  remove_rule: (field: string) => `Retirer la condition : ${field}`,
  field: 'Critère',
  operator: 'Comparaison',
  value: 'Valeurs',
  number: 'Nombre',
  amount: 'Montant en euros',
  euros: ' €',
  day: 'Jour',
  choose: 'Choisir…',
  type_some: 'Écrire, puis Entrée',
  nothing: 'Rien de tel',
  days_suffix: ' jours',
  unit: (field: string): string => (field === 'age' || field === 'ages' ? ' ans' : ''),
  fields: {
    activity: 'Activité',
    category: 'Catégorie',
    location: 'Lieu',
    tag: 'Étiquette',
    weekday: 'Jour de la semaine',
    start: 'Commence',
    price: 'Prix',
    dates: 'Nombre de dates',
    ages: 'Ouvert à l’âge de',
    postcode: 'Code postal',
    membership: 'Abonnement en cours',
    registered: 'Compte créé',
    participants: 'Nombre de participants',
    registrations: 'Nombre d’inscriptions',
    age: 'Âge',
  },
  operators: {
    ONE_OF: 'est',
    NONE_OF: 'n’est pas',
    AT_LEAST: 'au moins',
    AT_MOST: 'au plus',
    INCLUDES: 'comprend',
    FROM: 'à partir du',
    UNTIL: 'jusqu’au',
    NEXT_DAYS: 'dans les prochains',
    LAST_DAYS: 'dans les derniers',
  },
  counting: 'On compte…',
  not_counted: 'Le compte n’a pas pu être fait.',
  found: {
    CUSTOMERS: (count: number) =>
      `${many(count)} ${plural('fr', count, { one: 'famille', other: 'familles' })} en ce moment`,
    PARTICIPANTS: (count: number) =>
      `${many(count)} ${plural('fr', count, { one: 'participant', other: 'participants' })} en ce moment`,
    AVAILABILITIES: (count: number) =>
      `${many(count)} ${plural('fr', count, { one: 'date en cours ou à venir', other: 'dates en cours ou à venir' })}`,
  },
};
