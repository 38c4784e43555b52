import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';

/**
 * Stores write, views and facts read; conditions and locks are parts that these share, and a record
 * (`record.ts`) has the parts of a query that are special in it.
 */
const SPEAKS = /-(store|views|facts|conditions|lock)\.ts$|(^|\/)(unsafe|record)\.ts$/;
/** The other files that use the database, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server/database/': 'it is the way to the database',
  'server/organisers/organiser.ts': 'every call begins with it',
  'server/organisers/directory.ts': 'hosts and organisers are found before there is a transaction',
  'server/http/idempotency.ts': 'answers that are kept belong to calls, not to a noun',
  'server/http/limits.ts': 'limits are counted outside every transaction',
  'server/http/changes.ts': 'it listens to what changed',
  'server/audit/log-act.ts': 'the log is one statement',
  'server/security-log/record-security-event.ts': 'the log is one statement',
  'server/events/': 'events and jobs are stored with the commit',
  'server/sessions/act-as.ts': 'it says for whom a transaction acts',
  'server/queue/abandoned-jobs.ts': 'it watches the queue by its locks',
  'server/vault/reseal-secrets.ts': 'it seals every secret anew, whosoever it is',
  'server/files/shown-images.ts': 'it asks every kind in one query which pictures are shown',
  'server/kinds/': 'a kind hands its part of a query to what reads all kinds',
  'server/activities/search.ts': 'what is looked for becomes a query, word by word',
};
const BUILDERS = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const STATEMENT = /^\s*(select|insert|update|delete|with|begin|commit|rollback|listen|set)\s/i;

export const sqlInStores: Rule = {
  name: 'SQL stands in stores and views, and actions call them by name',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => path.startsWith('server/') && !isTest(path) && !SPEAKS.test(path))
      .filter(({ path }) => !Object.keys(ALLOWED).some((allowed) => path.startsWith(allowed)))
      .flatMap((source) =>
        source
          .syntax()
          .nodes.filter(({ node }) => isSql(node))
          .map(({ node }) =>
            at(source, {
              offset: node.start,
              sentence: 'SQL stands in a -store.ts, -views.ts or -facts.ts: call it from there.',
            }),
          ),
      ),
  wrong: {
    files: {
      'server/carts/create-cart.ts':
        'const a = sql`select 1`;\nconst b = sql<number>`select 1`;\ndb.insertInto("carts");\n',
      'server/carts/delete-cart.ts': "await owner.query('delete from carts where id = $1', [1]);\n",
    },
    says: [
      'server/carts/create-cart.ts:1',
      'server/carts/create-cart.ts:2',
      'server/carts/create-cart.ts:3',
      'server/carts/delete-cart.ts:1',
    ],
  },
  right: {
    files: {
      'server/carts/cart-store.ts': "db.insertInto('carts');\nconst a = sql`select 1`;\n",
      'server/carts/create-cart.ts': "const name = c.req.query('select');\nawait storeCart(db);\n",
      'server/carts/create-cart.test.ts': 'const a = sql`select 1`;\n',
      'server/events/store-events.ts': 'const a = sql`select 1`;\n',
    },
  },
};

function isSql(node: Node): boolean {
  if (node.type === 'TaggedTemplateExpression') return wordOf(child(node, 'tag')) === 'sql';
  if (node.type !== 'CallExpression') return false;
  const called = wordOf(child(child(node, 'callee'), 'property')) ?? '';
  if (BUILDERS.has(called)) return true;
  return called === 'query' && STATEMENT.test(wordOf(children(node, 'arguments')[0] ?? null) ?? '');
}
