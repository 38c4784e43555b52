import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

const SWITCH = 'RIBAMBELLE_TEST_NO_LOCK';
const HOME = 'testing/without-locks.ts';

export const negativeControls: Rule = {
  name: 'tests take the locks away by testing/without-locks.ts, which holds a race until it is lost',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => isTest(path) && path !== HOME)
      .flatMap((source) => {
        const offset = source.text.indexOf(SWITCH);
        const sentence = `${SWITCH} is set by ${HOME}: one race may pass by chance.`;
        return offset < 0 ? [] : [at(source, { offset, sentence })];
      }),
  wrong: {
    files: { 'server/carts/add.test.ts': "\nprocess.env['RIBAMBELLE_TEST_NO_LOCK'] = '1';\n" },
    says: ['server/carts/add.test.ts:2'],
  },
  right: {
    files: {
      'testing/without-locks.ts': "process.env['RIBAMBELLE_TEST_NO_LOCK'] = '1';\n",
      'server/carts/add.test.ts': 'export const held = await mostWithoutLocks(race);\n',
    },
  },
};
