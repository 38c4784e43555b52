import { elided } from '../formats/elided.ts';
import { plural } from '../formats/plural.ts';

const yearsOf = (age: number) => `${age} ${plural('fr', age, { one: 'an', other: 'ans' })}`;

const datesOf = (chosen: number, all: number) =>
  `${chosen} ${plural('fr', chosen, { one: 'date', other: 'dates' })} sur ${all}`;

const onDates = (count: number, chosen: number): string => {
  if (count < chosen) return `à ${count} des ${chosen} dates choisies`;
  return chosen === 1 ? 'à cette date' : 'à ces dates';
};

export const texts = {
  participant: 'Qui participe ?',
  participants_hint: 'Vous pouvez inscrire plusieurs participants en une fois.',
  for_person: (name: string) => `Pour ${name}`,
  about: (name: string, what: string) => `${name} : ${what}`,
  participant_missing: 'Choisissez qui participe.',
  no_participants: 'Dites-nous d’abord qui participe.',
  new_participant: 'Ajouter un participant',
  new_participant_title: 'Nouveau participant',
  firstname: 'Prénom',
  lastname: 'Nom',
  birthdate: 'Date de naissance',
  create: 'Ajouter',
  cancel: 'Annuler',
  close: 'Fermer',
  optional: 'facultatif',
  age: {
    DAYS: (age: string, count: number) =>
      `${age} ${plural('fr', count, { one: 'jour', other: 'jours' })}`,
    WEEKS: (age: string, count: number) =>
      `${age} ${plural('fr', count, { one: 'semaine', other: 'semaines' })}`,
    MONTHS: (age: string) => `${age} mois`,
    YEARS: (age: string, count: number) =>
      `${age} ${plural('fr', count, { one: 'an', other: 'ans' })}`,
    too_young_short: (hint: { age: number; limit: number }) =>
      `Aura ${yearsOf(hint.age)} le premier jour : ouvert dès ${yearsOf(hint.limit)}`,
    too_old_short: (hint: { age: number; limit: number }) =>
      `Aura ${yearsOf(hint.age)} le premier jour : ouvert jusqu’à ${yearsOf(hint.limit)}`,
    no_birthdate_short: 'Date de naissance à compléter',
    no_birthdate: (name: string, activity: string) =>
      `« ${activity} » est pour certains âges : la date de naissance ${elided('de', name)} manque.`,
    add_birthdate: (name: string) => `Compléter la date de naissance ${elided('de', name)}`,
    too_young: (name: string, hint: { age: number; limit: number; activity: string }) =>
      `${name} aura ${yearsOf(hint.age)} le premier jour, et « ${hint.activity} » accueille dès ${yearsOf(hint.limit)}.`,
    too_old: (name: string, hint: { age: number; limit: number; activity: string }) =>
      `${name} aura ${yearsOf(hint.age)} le premier jour, et « ${hint.activity} » accueille jusqu’à ${yearsOf(hint.limit)}.`,
    fits: (names: string, count: number) =>
      `${names} ${plural('fr', count, { one: 'a', other: 'ont' })} l’âge demandé.`,
    fits_nobody: 'Choisissez ou ajoutez quelqu’un d’autre.',
  },
  dates: 'Quelles dates ?',
  dates_chosen: (count: number) =>
    `${count} ${plural('fr', count, { one: 'date choisie', other: 'dates choisies' })}`,
  dates_taken: (count: number, first: string, last: string) =>
    `Les ${count} dates, du ${first} au ${last}.`,
  dates_taken_some: (count: number, all: number) => `${count} dates sur ${all}.`,
  dates_leave: 'Laisser des dates de côté',
  dates_show: 'Voir les dates',
  dates_same_price: 'Laisser des dates de côté ne change pas le prix.',
  dates_all: 'Tout cocher',
  dates_none: 'Tout décocher',
  date_full: 'Complet',
  date_overlap: 'Plus libre à ce moment',
  date_off: 'N’a pas lieu',
  date_closed: 'Fermé',
  dates_of: (title: string) => `Dates : ${title}`,
  quantity: 'Nombre de places',
  quantity_fewer: 'Une place de moins',
  quantity_more: 'Une place de plus',
  options: 'Options',
  no_option: 'Sans cette option',
  stock: {
    none: 'Épuisé',
    left: (count: number) => (count === 1 ? 'Plus qu’un' : `Plus que ${count}`),
  },
  option_answer: (option: string) => `${option} : précisez`,
  questions: 'Quelques questions',
  for_family: 'Pour toute la famille',
  choose: 'Choisir…',
  no_answer: 'Pas de réponse',
  estimate: 'Votre prix',
  estimate_loading: 'Calcul du prix…',
  estimate_needs_date: 'Le prix s’affiche dès qu’une date est choisie.',
  estimate_of_dates: {
    WHOLE: (chosen: number, all: number) =>
      `${datesOf(chosen, all)} : le prix est le même que pour toutes les dates.`,
    BY_DATES: (chosen: number, all: number) =>
      `${datesOf(chosen, all)} : vous ne payez que celles-là.`,
  },
  dates_together: 'Ces dates se prennent ensemble.',
  dates_taken_by: {
    NOBODY: 'Ces dates se prennent ensemble.',
    MEMBERS: 'Seuls les membres peuvent ne prendre que certaines dates.',
  },
  estimate_needs_participant: 'Le prix s’affiche dès que l’on sait qui participe.',
  lines: {
    base_price: 'Prix',
    quantity: (label: string, quantity: number) => `${label} (× ${quantity})`,
    partial_registration_total_fee: 'Supplément pour inscription partielle',
    partial_registration_total_discount: 'Réduction pour inscription partielle',
    bundle_total: 'Pack',
    discounts_total: 'Réductions',
    volume_discounts_total: 'Tarif dégressif',
    reduced: (why: string, amount: string) => `${why} : ${amount}`,
    reductions: {
      MEMBER: (title: string) => `Prix membre · ${title}`,
      DISCOUNT: (title: string) => title,
      VOLUME_DISCOUNT: (title: string) => title,
    },
    total: 'Total',
    deposit: (amount: string) => `Vous pouvez payer seulement l’acompte (${amount}) aujourd’hui.`,
  },
  no_member: 'N’est pas membre',
  already_held: {
    registered: (count: number, chosen: number) => `A déjà une place ${onDates(count, chosen)}`,
    in_cart: (count: number, chosen: number) => `Déjà dans votre panier ${onDates(count, chosen)}`,
  },
  elsewhere: (name: string, title: string) => `${name} a déjà « ${title} » à ces heures-là.`,
  at_once: (one: string, other: string) => `Aux mêmes heures : « ${one} » et « ${other} ».`,
  proposals: {
    remembered: 'Repris de la dernière inscription. Est-ce toujours juste ?',
    as: (name: string, answer: string) => `Comme ${name} : ${answer}`,
    same: (answer: string) => `Même réponse : ${answer}`,
  },
  free: 'Gratuit',
  add: (count: number) =>
    count === 1 ? 'Ajouter au panier' : `Ajouter les ${count} inscriptions au panier`,
  added: 'Panier mis à jour',
  by_the_way: 'Vos places sont gardées pendant que vous terminez votre commande.',
  add_page: {
    title: 'Ajouter au panier',
    intro: (count: number) =>
      `Une inscription pour ${count} ${plural('fr', count, { one: 'activité', other: 'activités' })}.`,
    chosen: 'Votre sélection',
    remove: (title: string) => `Retirer ${title}`,
    not_open: 'Inscription impossible',
    empty_title: 'Votre sélection est vide',
    empty_text: 'Choisissez une ou plusieurs dates dans le programme.',
    browse: 'Voir le programme',
    for_each: (title: string) => `Pour ${title}`,
  },
};
