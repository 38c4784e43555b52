import { plural } from '../formats/plural.ts';

export const errors = {
  RESOURCE_NOT_FOUND: 'Cette salle ou ce matériel n’existe pas ou plus.',
  RESOURCE_WITHDRAWN: 'Cette salle ou ce matériel ne se réserve plus en ligne.',
  RESOURCE_TAKEN: 'Cette heure vient d’être prise. Choisissez-en une autre.',
  RESOURCE_IN_USE:
    'Des réservations y ont été faites : retirez-la du site plutôt que de la supprimer.',
  SPAN_TOO_LONG: 'Demandez moins de jours à la fois.',
};

export const texts = {
  breadcrumb: 'Fil d’Ariane',
  search: 'Rechercher',
  search_placeholder: 'Salle, terrain…',
  clear_search: 'Effacer la recherche',
  apply: 'Rechercher',
  results: (count: number) =>
    `${count} ${plural('fr', count, { one: 'endroit', other: 'endroits' })}`,
  many_results: (count: number) => `Plus de ${count} endroits`,
  loading: 'Chargement…',
  none_title: 'Aucun résultat',
  none_text: 'Il semblerait que rien ne corresponde à votre recherche.',
  show_all: 'Tout voir',
  none_yet_title: 'Bientôt',
  none_yet_text: 'Rien ne se réserve pour l’instant. Revenez bientôt.',
  pages: {
    label: 'Pages',
    previous: 'Précédent',
    next: 'Suivant',
    position: (page: number, last: number) => `Page ${page} sur ${last}`,
  },
  free: 'Gratuit',
  for_duration: (duration: string) => `pour ${duration}`,
  people: 'Participants',
  at_most: (count: number) => `${count} au plus`,
  where: 'Où',
  map: 'Voir sur la carte',
  map_of: (address: string) => `Voir ${address} sur la carte`,
  map_title: (address: string) => `Carte : ${address}`,
  map_show: 'Afficher la carte ici',
  map_hide: 'Masquer la carte',
  map_consent:
    'La carte vient de Google Maps. Si vous l’affichez, Google apprend l’adresse IP de votre appareil et le lieu que vous regardez.',
  get: 'Réserver',
  choose_time: 'Choisissez un jour, puis une heure.',
  schedule: 'Heures libres',
  choose_hour: 'Choisissez une heure.',
  choose_hours: 'Choisissez une heure, ou plusieurs qui se suivent.',
  not_together:
    'Ces heures ne se réservent pas ensemble : il faut le même endroit, et des heures qui se suivent.',
  day: 'Jour',
  duration: 'Durée',
  slots_failed: 'Les heures libres n’ont pas pu être lues. Réessayez dans un instant.',
  none_this_day: 'Plus rien de libre ce jour-là.',
  hours_said: (day: string, count: number) =>
    `${day} : ${count} ${plural('fr', count, { one: 'heure libre', other: 'heures libres' })}`,
  next_free: (day: string) => `Prochain jour libre : ${day}`,
  none_then: 'Plus rien de libre à ce moment-là.',
  which: 'Quel endroit',
  book_at: ({ name, time, price }: { name: string; time: string; price: string }) =>
    `Réserver ${name} à ${time}, ${price}`,
  add_title: 'Votre réservation',
  what: 'Quoi',
  when: 'Quand',
  amount: 'Prix',
  gone_title: 'Cette heure n’est plus libre',
  gone_text: 'Quelqu’un vient peut-être de la réserver, ou elle est trop proche.',
  other_time: 'Choisir une autre heure',
  login_title: 'Connectez-vous pour réserver',
  login_text: 'Vous reviendrez ici juste après.',
  along: 'Qui vient avec ?',
  along_help: (most: number) =>
    `${most} ${plural('fr', most, { one: 'personne', other: 'personnes' })} au plus, en plus de celle du dessus.`,
  too_few: (missing: number) =>
    `Il manque ${missing} ${plural('fr', missing, { one: 'participant', other: 'participants' })}.`,
  too_many: (most: number) =>
    `${most} ${plural('fr', most, { one: 'personne', other: 'personnes' })} au plus.`,
  split: 'Partager le prix',
  split_help: 'Chaque participant a sa part, et chaque part peut être payée séparément.',
  add: (_count: number) => 'Ajouter au panier',
  by_the_way: 'L’heure est gardée pour vous pendant que vous finissez votre commande.',
};
