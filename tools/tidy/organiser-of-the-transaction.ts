import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';

/**
 * Conditions with a value from outside: `organiser_id = ${organiser_id}`. Another column of the
 * statement may stand there (`${row}.organiser_id`, `${sql.ref(…)}`): it joins two tables.
 */
const IN_SQL = /organiser_id\s*=\s*\$\{(?!sql\.ref\()[^}]*\}(?!\.)/g;
const IN_BUILDER = /\.where\(\s*'(?:\w+\.)?organiser_id',\s*'='/g;
/** A column that is filled from outside: `insert into carts (organiser_id, …) values (${…}, …)`. */
const IN_INSERT = /\(\s*organiser_id,[^()]*\)\s*(?:values\s*\(|select)\s*\$\{[^}]*organiser/g;

/** The files whose statements see the rows of several organisers, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {};

export const organiserOfTheTransaction: Rule = {
  name: 'no statement names the organiser: the policies of its transaction do',
  check: (tree) =>
    codeOf(tree)
      .filter(
        ({ path }) => path.startsWith('server/') && !isTest(path) && ALLOWED[path] === undefined,
      )
      .flatMap((source) =>
        [IN_SQL, IN_BUILDER, IN_INSERT]
          .flatMap((pattern) => [...source.text.matchAll(pattern)])
          .toSorted((one, other) => one.index - other.index)
          .map(({ index }) =>
            at(source, {
              offset: index,
              sentence:
                'Leave the organiser out: only its rows exist in the transaction, and new rows get it by default.',
            }),
          ),
      ),
  wrong: {
    files: {
      'server/carts/cart-store.ts':
        'sql`select id from carts c\n  where c.organiser_id = ${input.organiser_id} and c.id = ${id}`;\n',
      'server/carts/cart-views.ts':
        "db.selectFrom('carts as c').where('c.organiser_id', '=', organiser_id);\n",
      'server/carts/item-store.ts':
        'sql`insert into cart_items (organiser_id, cart_id) values (${organiser_id}, ${cart_id})`;\n',
    },
    says: [
      'server/carts/cart-store.ts:2',
      'server/carts/cart-views.ts:1',
      'server/carts/item-store.ts:1',
    ],
  },
  right: {
    files: {
      'server/carts/cart-store.ts':
        'sql`select c.id from carts c join cart_items i on i.organiser_id = c.organiser_id and i.cart_id = c.id where c.id = ${id}`;\n',
      'server/carts/cart-views.ts':
        'sql`where i.organiser_id = ${cart}.organiser_id and w.organiser_id = ${sql.ref(name)}`;\n',
      'server/carts/item-store.ts':
        'sql`insert into cart_items (organiser_id, cart_id) select organiser_id, ${id} from carts`;\n',
      'server/carts/carts.test.ts':
        'sql`delete from carts where organiser_id = ${organiser.id}`;\n',
    },
  },
};
