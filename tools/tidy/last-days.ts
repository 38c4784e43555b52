import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

const SPOKEN = /\blastMomentBefore\(/g;
/** The only places where the end of a day becomes that day. */
const PLACES = [
  'domain/base/',
  'texts/formats/',
  'back-office/formats/formats.ts',
  // its days are written as a span
  'elements/pieces/membership/period-of.ts',
];
/** A day taken from the moment at which something ends. */
const CUT =
  /\b(?:dayOf|formatDate|formatInstant|formats\.(?:date|moment|shortDate))\(\s*[\w.]*\b(?:due_at|expires_at|ends_at|decide_at)\b(?!\s*\?)/g;
/**
 * The folders of things that end within the hour and have no last day: an offer, a link, a held
 * place.
 */
const HOURS = ['mails/offer/', 'elements/pieces/waiting-list/'];

export const lastDays: Rule = {
  name: 'what is over at a moment is said as its last day, by lastDayOf, formatLastDay or formatDue',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !isTest(path) && !path.startsWith('tools/'))
      .flatMap((source) => {
        const allowed = PLACES.some((one) => source.path.startsWith(one));
        const hours = HOURS.some((one) => source.path.startsWith(one));
        return [
          ...(allowed ? [] : source.text.matchAll(SPOKEN)),
          ...(allowed || hours ? [] : source.text.matchAll(CUT)),
        ].map(({ index: offset }) =>
          at(source, {
            offset,
            sentence:
              'Take lastDayOf, formatLastDay or formatDue: an end at midnight is the day before.',
          }),
        );
      }),
  wrong: {
    files: {
      'server/reports/a.ts': 'const day = dayOf(lastMomentBefore(end), zone);\n',
      'back-office/pages/a.tsx': 'const day = formats.date(row.expires_at);\n',
    },
    says: ['server/reports/a.ts:1', 'back-office/pages/a.tsx:1'],
  },
  right: {
    files: {
      'server/reports/a.ts': 'const day = lastDayOf(row.due_at, zone);\n',
      'back-office/pages/a.tsx': 'const day = formats.lastDay(row.expires_at);\n',
      'texts/formats/format-due.ts': 'formatDate(lastMomentBefore(due_at), reading);\n',
    },
  },
};
