import { plural } from '../formats/plural.ts';
import { wordIn } from '../formats/word-in.ts';
import type { RecordWords } from '../record-words.ts';

export const errors = {
  CLOSED_PERIOD_NOT_FOUND: 'Ce congé n’existe pas ou plus.',
  CLOSED_PERIOD_REVERSED: 'Le dernier jour vient avant le premier.',
  CLOSED_PERIOD_TOO_LONG: 'Un congé compte 400 jours au plus.',
  SCHOOL_HOLIDAYS_UNKNOWN: 'Les congés scolaires de cette année ne sont pas encore connus.',
};

export const texts = {
  title: 'Congés et fermetures',
  add: 'Nouveau congé',
  created: 'Congé ajouté.',
  removed: 'Congé supprimé.',
  empty:
    'Aucun congé pour le moment. Ils se lisent au-dessus des jours du calendrier, et là où vous programmez des dates : un geste les laisse de côté. Les jours fériés belges y sont déjà.',
  name: 'Nom',
  first_day: 'Premier jour',
  last_day: 'Dernier jour',
  community: 'Pour',
  communities: {
    NONE: 'Le nôtre',
    FRENCH: 'Écoles francophones',
    FLEMISH: 'Écoles flamandes',
  },
  kept: 'Les dates déjà programmées restent telles quelles.',
  add_schools: 'Congés scolaires…',
  add_schools_title: 'Ajouter les congés scolaires d’une année',
  schools: 'Écoles',
  school_year: 'Année scolaire',
  school_year_of: (year: number) => `${year}–${year + 1}`,
  schools_help:
    'Ceux que nous connaissons avec certitude. Ils deviennent des congés comme les autres : vous pouvez les changer ou les supprimer.',
  period: (name: string, first: string, last: string) => `${name} : ${first} – ${last}`,
  schools_add: 'Ajouter',
  schools_added: (created: number, already: number) =>
    `${created} ${plural('fr', created, { one: 'congé ajouté', other: 'congés ajoutés' })}${already === 0 ? '' : `, ${already} ${plural('fr', already, { one: 'y était déjà', other: 'y étaient déjà' })}`}.`,
  day_named: (day: string, names: string) => `${day} (${names})`,
  public_holidays: {
    NEW_YEAR: 'Nouvel An',
    EASTER_MONDAY: 'Lundi de Pâques',
    LABOUR_DAY: 'Fête du travail',
    ASCENSION: 'Ascension',
    WHIT_MONDAY: 'Lundi de Pentecôte',
    NATIONAL_DAY: 'Fête nationale',
    ASSUMPTION: 'Assomption',
    ALL_SAINTS: 'Toussaint',
    ARMISTICE: 'Armistice',
    CHRISTMAS: 'Noël',
  },
  school_holidays: {
    FRENCH: {
      AUTUMN: 'Congé d’automne',
      WINTER: 'Vacances d’hiver',
      CARNIVAL: 'Congé de détente',
      SPRING: 'Vacances de printemps',
      SUMMER: 'Vacances d’été',
    },
    FLEMISH: {
      WINTER: 'Vacances de Noël (écoles flamandes)',
      SUMMER: 'Vacances d’été (écoles flamandes)',
      AUTUMN: 'Vacances d’automne (écoles flamandes)',
      CARNIVAL: 'Vacances de carnaval (écoles flamandes)',
      SPRING: 'Vacances de Pâques (écoles flamandes)',
    },
  },
};

export const record = {
  area: 'Congés et fermetures',
  list: {
    name: 'conges',
    columns: {
      first_day: 'Premier jour',
      last_day: 'Dernier jour',
      name: 'Nom',
      community: 'Pour',
    },
    words: {
      community: texts.communities,
    },
  },
  filters: {
    names: { days: 'Les jours', community: 'Tous' },
    words: { community: (code) => wordIn(texts.communities, code) },
  },
  setting: 'vacances scolaires jours fériés fermé calendrier pont',
  fields: {
    community: 'Écoles',
  },
  codes: {
    FRENCH: 'écoles francophones',
    FLEMISH: 'écoles flamandes',
  },
} satisfies RecordWords<'closed-periods'>;
