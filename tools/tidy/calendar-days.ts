import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';

const DAY_OF_UTC = /toISOString\(\)\.(?:slice\(0, 10\)|split\('T'\))/g;

export const calendarDays: Rule = {
  name: 'a day is one of a calendar: cut out of a moment in UTC it is yesterday around midnight',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !path.startsWith('tools/tidy/'))
      .flatMap((source) =>
        [...source.text.matchAll(DAY_OF_UTC)].map(({ index: offset }) =>
          at(source, {
            offset,
            sentence:
              'Take dayOf of domain/base/days.ts with a zone; in tests and benches, dayAhead of tools/demo.',
          }),
        ),
      ),
  wrong: {
    files: {
      'testing/flows/day.flow.ts': 'const day = new Date().toISOString().slice(0, 10);\n',
    },
    says: ['testing/flows/day.flow.ts:1'],
  },
  right: {
    files: {
      'testing/flows/day.flow.ts':
        'const day = dayAhead(4);\nconst now = new Date().toISOString();\n',
    },
  },
};
