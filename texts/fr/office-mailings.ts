import { plural } from '../formats/plural.ts';

const families = (count: number) =>
  `${count} ${plural('fr', count, { one: 'famille', other: 'familles' })}`;

export const texts = {
  title: 'Envois groupés',
  search: 'Objet',
  empty:
    'Aucun envoi. Choisissez des lignes dans les inscriptions, les familles ou les dates, puis « Écrire », ou commencez ici.',
  add: 'Écrire à plusieurs familles',
  write: 'Écrire',
  write_day: 'Écrire aux familles du jour',
  write_group: 'Écrire aux familles',
  untitled: 'Sans objet',
  states: {
    DRAFT: 'Brouillon',
    WRITING: 'En préparation',
    SENDING: 'En cours d’envoi',
    SENT: 'Envoyé',
    CANCELLED: 'Arrêté',
  },
  recipient_states: {
    WAITING: 'En attente',
    SENT: 'Envoyé',
    KEPT: 'Gardé : aucun serveur d’e-mail',
    FAILED: 'Échoué',
    BOUNCED: 'Revenu : adresse inconnue',
    HELD_BACK: 'Retenu',
    CANCELLED: 'Arrêté avant l’envoi',
  },
  held_back: {
    NO_CONSENT: 'n’a pas accepté de recevoir des nouvelles',
    NO_ADDRESS: 'n’a pas d’adresse e-mail',
    ADDRESS_UNCONFIRMED: 'n’a pas confirmé son adresse',
    ADDRESS_REFUSED: 'a une adresse que son serveur refuse',
  },
  held_back_count: (count: number, why: string) =>
    `${families(count)} ${plural('fr', count, { one: 'retenue', other: 'retenues' })} : ${why}.`,
  to: 'À qui',
  source_chosen: {
    REGISTRATIONS: (count: number) =>
      `${count} ${plural('fr', count, { one: 'inscription choisie', other: 'inscriptions choisies' })}`,
    CUSTOMERS: (count: number) =>
      `${count} ${plural('fr', count, { one: 'famille choisie', other: 'familles choisies' })}`,
    AVAILABILITIES: (count: number) =>
      `les inscrits de ${count} ${plural('fr', count, { one: 'groupe choisi', other: 'groupes choisis' })}`,
    DATES: (count: number) =>
      `les inscrits de ${count} ${plural('fr', count, { one: 'date choisie', other: 'dates choisies' })}`,
    SEGMENT: () => 'un segment',
  },
  source_found: {
    REGISTRATIONS: 'les inscriptions que la liste trouve',
    CUSTOMERS: 'les familles que la liste trouve',
    AVAILABILITIES: 'les inscrits des dates que la liste trouve',
    DATES: 'les inscrits des jours choisis',
    SEGMENT: 'un segment',
  },
  source_days: (days: readonly string[]): string =>
    days.length === 1 ? `les inscrits du ${days.join('')}` : `les inscrits du ${days.join(' au ')}`,
  found_anew: 'Une seule fois par famille. Les destinataires sont recherchés au moment de l’envoi.',
  purpose: 'De quoi s’agit-il ?',
  purposes: {
    SERVICE: 'Une inscription ou un achat de la famille',
    NEWS: 'Des nouvelles (seulement aux familles qui ont accepté d’en recevoir)',
  },
  subject: 'Objet',
  text: 'Texte',
  variables: {
    firstname: 'Prénom',
    lastname: 'Nom',
    children: 'Enfants',
    activity: 'Activité',
    dates: 'Dates',
  },
  insert: (what: string) => `Insérer : ${what}`,
  variables_help: 'Un mot entre accolades est remplacé pour chaque famille.',
  attachments: 'Pièces jointes',
  attach: 'Joindre un fichier',
  attachments_help: 'PDF, image, texte, agenda ou document, 5 Mo chacun, 10 Mo ensemble.',
  kilobytes: (count: number) => `${count}\u00a0Ko`,
  detach: (name: string) => `Retirer ${name}`,
  save: 'Enregistrer et voir l’aperçu',
  saved: 'Brouillon enregistré.',
  preview: 'Aperçu',
  preview_for: (name: string, index: number, count: number) => `${name} (${index} sur ${count})`,
  previous: 'Famille précédente',
  next: 'Famille suivante',
  nobody: 'Personne ne recevrait cet e-mail.',
  try: 'M’envoyer un essai',
  tried: 'L’essai part vers votre adresse.',
  send: (count: number) => `Envoyer à ${families(count)}`,
  send_title: 'Envoyer cet e-mail ?',
  send_consequence: (count: number) =>
    `${families(count)} ${plural('fr', count, { one: 'le recevra', other: 'le recevront' })}, chacune une fois. Ce qui est parti ne revient pas.`,
  keep: (count: number) => `Garder pour ${families(count)}`,
  keep_consequence: (count: number) =>
    `Ce site n’envoie pas encore d’e-mails : ${families(count)} ne ${plural('fr', count, { one: 'reçoit', other: 'reçoivent' })} rien maintenant. Leurs e-mails sont gardés dans « E-mails » ; vous les enverrez de là, une fois le serveur d’e-mail réglé.`,
  kept: 'Rien ne part : les e-mails sont gardés dans « E-mails ».',
  try_kept: 'Ce site n’envoie pas encore d’e-mails : l’essai est gardé dans « E-mails ».',
  kept_state: (sent: number): string =>
    sent === 0 ? 'Gardé, rien n’est parti' : 'Envoyé en partie, le reste est gardé',
  save_first: 'Enregistrez d’abord ce que vous avez modifié.',
  sent: 'L’envoi commence.',
  delete_title: 'Supprimer ce brouillon ?',
  delete_consequence: 'Le texte et les pièces jointes sont perdus. Rien n’a été envoyé.',
  deleted: 'Brouillon supprimé.',
  progress: (done: string, all: string) => `${done} sur ${all}`,
  goes_on: 'L’envoi continue si vous quittez cette page.',
  stop: 'Arrêter l’envoi',
  stop_title: 'Arrêter cet envoi ?',
  stop_consequence: (count: number) =>
    `${families(count)} ne le ${plural('fr', count, { one: 'recevra', other: 'recevront' })} pas. Ce qui est parti ne revient pas.`,
  stopped: 'L’envoi est arrêté.',
  resend: 'Renvoyer ce qui a échoué',
  resent: 'Le renvoi commence.',
  results: 'Résultats',
  recipients: 'Destinataires',
  search_recipient: 'Nom de la famille',
  new_title: 'Écrire à plusieurs familles',
  new_to: 'À qui ?',
  new_kinds: { SEGMENT: 'À un segment', DAYS: 'Aux inscrits de certains jours' },
  segment: 'Segment',
  first_day: 'Du',
  last_day: 'Au',
  begin: 'Commencer à écrire',
};
