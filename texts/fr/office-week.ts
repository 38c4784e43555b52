import { plural } from '../formats/plural.ts';

export const texts = {
  mail_subject: (activity: string) => `${activity} : changement d’horaire`,
  mail_line: (before: string, after: string) => `${before} → ${after}`,
  mail_text: (activity: string, lines: readonly string[]) =>
    `L’horaire de « ${activity} » change :\n${lines.join('\n')}\n\nVotre inscription reste valable, vous n’avez rien à faire.`,
  view: 'Vue',
  views: { week: 'Semaine', hours: 'Heures', day: 'Jour' },
  grouped: 'Présenter',
  groupings: { none: 'Ensemble', location: 'Par lieu', collaborator: 'Par animateur' },
  no_location: 'Sans lieu',
  nobody: 'Sans animateur',
  previous_day: 'Jour précédent',
  next_day: 'Jour suivant',
  shown_day: 'Jour affiché',
  nothing_this_day: 'Rien ce jour-là.',
  copy_week: 'Copier la semaine',
  print: 'Imprimer',
  more_hidden: (count: number) =>
    `${count} ${plural('fr', count, { one: 'autre date n’est', other: 'autres dates ne sont' })} pas montrée${count > 1 ? 's' : ''} ici : voir la liste du jour`,
  keys: 'Faites glisser une date pour la déplacer ; en vue « Heures » ou « Jour », son bord inférieur pour l’allonger. Au clavier : Alt et les flèches la déplacent, Alt, Maj, haut et bas changent sa fin, Entrée demande, Échap annule.',
  carrying: (title: string, when: string) =>
    `${title} : ${when}. Entrée pour continuer, Échap pour annuler.`,
  move_title: (activity: string) => `Déplacer « ${activity} » ?`,
  move_many: (count: number) =>
    `${count} ${plural('fr', count, { one: 'jour', other: 'jours' })} ensemble`,
  move_line: (before: string, after: string) => `${before} → ${after}`,
  move_nobody: 'Personne n’y est inscrit.',
  move_concerns: (registrations: number, families: number) =>
    `${registrations} ${plural('fr', registrations, { one: 'inscription', other: 'inscriptions' })} de ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })} : les places et les prix restent.`,
  move_past: 'Cela a déjà commencé, ou aurait déjà commencé.',
  move: 'Déplacer',
  move_and_tell: (families: number) =>
    `Déplacer et écrire à ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })}`,
  move_anyway: 'Déplacer malgré tout',
  moved: 'Horaire changé.',
  moved_and_told: (families: number) =>
    `Horaire changé, e-mail à ${families} ${plural('fr', families, { one: 'famille', other: 'familles' })}.`,
  clashes: 'En même temps',
  no_clash: 'Aucun animateur ni aucune salle n’est pris ailleurs.',
  clash: {
    COLLABORATOR: (name: string, what: string) => `${name} est aussi à ${what}`,
    RESOURCE: (name: string, what: string) => `${name} est déjà pour ${what}`,
  },
  clash_kinds: { DATE: 'une autre date', BOOKING: 'une réservation', BLOCK: 'un blocage' },
  clash_excludes: 'une seule des deux peut être vendue',
  clash_registered: (count: number) =>
    `${count} ${plural('fr', count, { one: 'inscrit', other: 'inscrits' })}`,
  stand_in_title: (name: string) => `${name} est pris ailleurs`,
  stand_in_anyway: 'Nommer malgré tout',
  attach_anyway: 'Attacher malgré tout',
};
