import { plural } from '../formats/plural.ts';
import { wordIn } from '../formats/word-in.ts';
import type {
  errors as frenchErrors,
  record as frenchRecord,
  texts as french,
} from '../fr/office-closed-periods.ts';

export const errors: typeof frenchErrors = {
  CLOSED_PERIOD_NOT_FOUND: 'This holiday does not exist (any more).',
  CLOSED_PERIOD_REVERSED: 'The last day comes before the first.',
  CLOSED_PERIOD_TOO_LONG: 'A holiday has at most 400 days.',
  SCHOOL_HOLIDAYS_UNKNOWN: 'The school holidays of this year are not known yet.',
};

export const texts: typeof french = {
  title: 'Holidays and closures',
  add: 'New holiday',
  created: 'Holiday added.',
  removed: 'Holiday deleted.',
  empty:
    'No holidays yet. They stand above the days of the calendar, and where you plan dates: one press leaves them out. Belgian public holidays are there already.',
  name: 'Name',
  first_day: 'First day',
  last_day: 'Last day',
  community: 'For',
  communities: {
    NONE: 'Our own',
    FRENCH: 'French-speaking schools',
    FLEMISH: 'Flemish schools',
  },
  kept: 'Dates that are planned already stay as they are.',
  add_schools: 'School holidays…',
  add_schools_title: 'Add the school holidays of a year',
  schools: 'Schools',
  school_year: 'School year',
  school_year_of: (year: number) => `${year}–${year + 1}`,
  schools_help:
    'Those that we know for sure. They become holidays like any other: you can change or delete them.',
  period: (name: string, first: string, last: string) => `${name}: ${first} – ${last}`,
  schools_add: 'Add',
  schools_added: (created: number, already: number) =>
    `${created} ${plural('en', created, { one: 'holiday', other: 'holidays' })} added${already === 0 ? '' : `, ${already} there already`}.`,
  day_named: (day: string, names: string) => `${day} (${names})`,
  public_holidays: {
    NEW_YEAR: 'New Year',
    EASTER_MONDAY: 'Easter Monday',
    LABOUR_DAY: 'Labour Day',
    ASCENSION: 'Ascension',
    WHIT_MONDAY: 'Whit Monday',
    NATIONAL_DAY: 'National Day',
    ASSUMPTION: 'Assumption',
    ALL_SAINTS: 'All Saints',
    ARMISTICE: 'Armistice',
    CHRISTMAS: 'Christmas',
  },
  school_holidays: {
    FRENCH: {
      AUTUMN: 'Autumn holidays',
      WINTER: 'Winter holidays',
      CARNIVAL: 'Carnival holidays',
      SPRING: 'Spring holidays',
      SUMMER: 'Summer holidays',
    },
    FLEMISH: {
      AUTUMN: 'Autumn holidays (Flemish schools)',
      WINTER: 'Christmas holidays (Flemish schools)',
      CARNIVAL: 'Carnival holidays (Flemish schools)',
      SPRING: 'Easter holidays (Flemish schools)',
      SUMMER: 'Summer holidays (Flemish schools)',
    },
  },
};

export const record: typeof frenchRecord = {
  area: 'Holidays and closures',
  list: {
    name: 'holidays',
    columns: {
      first_day: 'First day',
      last_day: 'Last day',
      name: 'Name',
      community: 'For',
    },
    words: {
      community: texts.communities,
    },
  },
  filters: {
    names: { days: 'The days', community: 'All of them' },
    words: { community: (code) => wordIn(texts.communities, code) },
  },
  setting: 'school vacation bank holidays closed calendar',
  fields: {
    community: 'Schools',
  },
  codes: {
    FRENCH: 'French-speaking schools',
    FLEMISH: 'Flemish schools',
  },
};
