import { importsOf } from './imports.ts';
import { entryOf, orderOf } from './module-order.ts';
import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

/**
 * Nouns are between action.ts and actions.ts in the order of server/README.md; the modules below or
 * above them are open to all.
 */
export const frontDoors: Rule = {
  name: 'a noun of the server reaches another one through its index.ts',
  check: (tree) => {
    const order = orderOf(tree, 'server');
    const nouns = new Set(
      order
        .slice(order.indexOf('action.ts') + 1, order.indexOf('actions.ts'))
        .filter((entry) => /^[a-z-]+$/.test(entry)),
    );
    const nounOf = (path: string) => {
      const entry = entryOf(path, order);
      return entry !== null && nouns.has(entry) ? entry : null;
    };
    const inNouns = codeOf(tree).filter(
      ({ path }) => path.startsWith('server/') && !isTest(path) && nounOf(path) !== null,
    );
    return inNouns.flatMap((source) =>
      importsOf(source).flatMap(({ path, offset }) => {
        const noun = path?.startsWith('server/') === true ? nounOf(path) : null;
        if (noun === null || noun === nounOf(source.path) || path === `server/${noun}/index.ts`)
          return [];
        const index = `server/${noun}/index.ts`;
        return [
          at(source, {
            offset,
            sentence: `Go through ${index}${tree.has(index) ? '' : ', which does not exist yet'}.`,
          }),
        ];
      }),
    );
  },
  wrong: {
    files: {
      'server/README.md': '```order\nclock action.ts activities carts actions.ts http\n```',
      'server/carts/get-cart.ts': "import { a } from '../activities/activity-views.ts';\n",
    },
    says: ['server/carts/get-cart.ts:1'],
  },
  right: {
    files: {
      'server/README.md': '```order\nclock action.ts activities carts actions.ts http\n```',
      'server/carts/get-cart.ts':
        "import { a } from '../activities/index.ts';\nimport { now } from '../clock/clock.ts';\nimport { b } from './cart-views.ts';\n",
      'server/http/site.ts': "import { a } from '../carts/cart-views.ts';\n",
    },
  },
};
