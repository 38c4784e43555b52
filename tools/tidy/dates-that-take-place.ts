import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

const READS =
  /\b(?:from|join|update|into)\s+registration_dates\b|(?:selectFrom|innerJoin|leftJoin)\(\s*'registration_dates\b/g;
const ASKS = /\b(?:takesPlace|isOff|keepsDate)\(/g;

/**
 * The number of times that a file may read or write dates of registrations whatever became of them,
 * and the reason.
 */
const ALLOWED: Readonly<Record<string, { readonly times: number; readonly because: string }>> = {
  'server/registrations/registration-store.ts': { times: 1, because: 'it writes them' },
  'server/registration-changes/change-store.ts': { times: 2, because: 'it exchanges them' },
  'server/registrations/closed-date-store.ts': { times: 4, because: 'it takes them off' },
  'server/registration-changes/held-registration-facts.ts': {
    times: 1,
    because: 'a change begins from all that are there, and keeps those that are off',
  },
  'server/availabilities/places/places-store.ts': {
    times: 1,
    because: 'who cancelled in the middle had the dates before, and the rest is the rule (R25)',
  },
  'server/attendances/attendance-store.ts': {
    times: 2,
    because: 'a mark that a phone kept says what was seen, whatever was decided meanwhile',
  },
  'server/bulk-actions/concerned-views.ts': {
    times: 2,
    because: 'whoever was on a date is told what became of it',
  },
  'server/merges/participant-merge-views.ts': {
    times: 2,
    because: 'two records that bought the same date are compared, also if it is off',
  },
  'server/volume-discounts/own-volumes-views.ts': {
    times: 1,
    because: 'a price counts what was bought, not what took place',
  },
  'server/calendar/calendar-views.ts': {
    times: 1,
    because: 'of dates that a change took away only their absence is checked',
  },
};

export const datesThatTakePlace: Rule = {
  name: 'whatever reads dates of registrations asks one rule whether they take place (decision 207)',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => path.startsWith('server/') && !isTest(path))
      .flatMap((source) => {
        const reads = [...source.text.matchAll(READS)];
        const checks = [...source.text.matchAll(ASKS)].length;
        const free = ALLOWED[source.path]?.times ?? 0;
        // the first reads are those that the checks cover: added ones come later
        return reads.slice(checks + free).map(({ index: offset }) =>
          at(source, {
            offset,
            sentence:
              'Ask takesPlace, isOff or keepsDate of server/database/takes-place.ts: a date can be called off, or taken off.',
          }),
        );
      }),
  wrong: {
    files: {
      'server/rosters/roster-views.ts':
        'const a = sql`from registration_dates t where ${takesPlace()}`;\nconst b = sql`join registration_dates t on true`;\n',
      'server/account/facts.ts': "db.selectFrom('registration_dates as t');\n",
    },
    says: ['server/rosters/roster-views.ts:2', 'server/account/facts.ts:1'],
  },
  right: {
    files: {
      'server/rosters/roster-views.ts':
        'const a = sql`from registration_dates t where ${takesPlace()}`;\n',
      'server/registrations/registration-store.ts': 'sql`insert into registration_dates`;\n',
      'server/rosters/rosters.test.ts': "sql('select from registration_dates');\n",
    },
  },
};
