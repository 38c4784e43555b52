import { plural } from '../formats/plural.ts';

const people = (count: number) =>
  count === 0
    ? 'Aucune réponse'
    : `${count} ${plural('fr', count, { one: 'réponse', other: 'réponses' })}`;

export const texts = {
  title: 'Champs personnalisés',
  opening:
    'Ce que vous demandez à chaque famille, ou de chaque participant : école, médecin, droit à l’image… Et ce que vous notez de votre équipe : taille, brevet… Glissez une ligne, ou utilisez les flèches, pour changer l’ordre.',
  add: 'Nouveau champ',
  entity: 'De qui',
  entities: { CUSTOMERS: 'Familles', PARTICIPANTS: 'Participants', COLLABORATORS: 'Équipe' },
  none: 'Aucun champ pour l’instant.',
  archived: 'Archivés',
  question: 'Question',
  description: 'Explication (facultatif)',
  type: 'Type de réponse',
  type_stays: 'Des familles ont répondu : le type ne change plus.',
  types: {
    TEXT: 'Texte court',
    LONGTEXT: 'Texte long',
    DATE: 'Date',
    CHOICES_SINGLE: 'Un choix',
    CHOICES_MULTIPLE: 'Plusieurs choix',
  },
  choice: (number: number) => `Choix ${number}`,
  add_choice: 'Ajouter un choix',
  remove_choice: (number: number) => `Retirer le choix ${number}`,
  pattern: 'Modèle (facultatif)',
  pattern_help:
    'Ce que la réponse doit respecter, comme [0-9]{11} pour onze chiffres. En cas de doute, laissez vide.',
  required: 'Réponse obligatoire',
  is_required: 'obligatoire',
  deferred: 'Demander plus tard',
  deferred_help: 'Pas à la création du compte, mais ensuite dans le compte de la famille.',
  is_deferred: 'demandé plus tard',
  health: 'Touche à la santé',
  health_help:
    'Allergies, traitements… La réponse est en rouge dans la liste du jour et les présences.',
  is_health: 'santé',
  answers: people,
  is_archived: (count: number) => `Archivé : plus demandé nulle part. ${people(count)}.`,
  up: (title: string) => `Monter : ${title}`,
  down: (title: string) => `Descendre : ${title}`,
  sorted: 'Ordre changé.',
  created: 'Champ ajouté.',
  archive: 'Archiver',
  archive_done: 'Champ archivé : les réponses données restent.',
  restore: 'Demander à nouveau',
  restore_done: 'Ce champ est à nouveau demandé.',
  removed: 'Champ supprimé.',
  gone: 'Ce champ n’existe plus.',
};
