import { plural } from '../formats/plural.ts';

const places = (count: number) =>
  `${count} ${plural('fr', count, { one: 'place prise', other: 'places prises' })}`;

export const texts = {
  title: 'Nombre minimum d’inscrits',
  minimum_set: (minimum: number, day: string) => `Au moins ${minimum}, décidé le ${day}`,
  help: 'Si trop peu de places sont prises à la fin du jour choisi, tout est annulé : plus rien n’est dû, et la liste d’attente est vidée.',
  mailed: 'Chaque famille reçoit un e-mail.',
  minimum: 'Places prises, au moins',
  decide_on: 'Dernier jour pour y arriver',
  save: 'Enregistrer le minimum',
  remove: 'Ne plus demander de minimum',
  remove_consequence: 'Ceci aura lieu quel que soit le nombre d’inscrits.',
  keep: 'Maintenir quand même',
  kept_done: 'Ceci aura lieu.',
  decide_after_all: 'Décider quand même ce jour-là',
  states: {
    waiting: (registered: number, minimum: number, day: string) =>
      registered >= minimum
        ? `Assez d’inscrits pour l’instant : ${places(registered)}, il en faut ${minimum} le ${day}.`
        : `${places(registered)} sur ${minimum} : annulé à la fin du ${day} s’il en manque encore.`,
    kept: 'Maintenu par l’équipe : ceci a lieu quel que soit le nombre d’inscrits.',
    enough: (count: number) => `A lieu : ${places(count)} le jour de la décision.`,
    started: 'Avait déjà commencé au moment de décider : rien n’a été annulé.',
    cancelling: 'Annulation en cours…',
    cancelled: (count: number, day: string, families: number) =>
      `Annulé le ${day}, avec ${places(count)}. ${families} ${plural('fr', families, { one: 'famille prévenue', other: 'familles prévenues' })} par e-mail.`,
  },
  coming: 'Sera annulé, trop peu d’inscrits',
  coming_help: 'Dans les sept jours, si personne d’autre ne s’inscrit. Vous pouvez les maintenir.',
  coming_line: (registered: number, minimum: number) => `${registered} sur ${minimum}`,
  coming_on: (day: string) => `décidé à la fin du ${day}`,
};

export const errors = {
  AUTOMATIC_CANCELLATION_NOT_FOUND: 'Aucun minimum n’est demandé ici.',
  AUTOMATIC_CANCELLATION_DECIDED: 'C’est déjà décidé : cela ne peut plus être changé.',
  MINIMUM_ABOVE_CAPACITY: 'Le minimum est plus haut que le nombre de places.',
  DECISION_PAST: 'Ce jour est déjà passé.',
  DECISION_AFTER_START: 'Ce jour finit après le début : choisissez un jour plus tôt.',
};
