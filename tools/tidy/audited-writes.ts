import type { Rule, Violation } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import { child, children, type Node, wordOf } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

/** The file of `logAct`, which alone writes into the log. */
const LOG = 'server/audit/log-act.ts';

/** Acts of staff that nobody has to read about later, and the reasons. */
const UNAUDITED: Readonly<Record<string, string>> = {
  startPasskeyConfirmation: 'it keeps nothing but a question of five minutes',
  confirmWithPasskey: 'it changes nothing; what fails stands in the security log',
  confirmOwnPassword: 'it changes nothing; what fails stands in the security log',
  startPasskey: 'it keeps nothing but a question of five minutes',
  startSecondFactor: 'it keeps nothing: what is switched on is written down',
  sendTestMail: 'it keeps nothing but that a server accepted a test',
  checkHostName: 'it keeps nothing but what a look at a name found',
  checkSenderDomain: 'it keeps nothing but what a look at a name found',
  notePresence: 'it changes nothing but when somebody was last there',
  updateOwnLanguage: 'how somebody reads is their own affair',
  updateOwnRegistrationMails: 'which e-mails somebody reads is their own affair',
  countNotificationSubjects: 'it changes nothing: it counts',
  countSegment: 'it changes nothing: it counts',
  openImpersonation: 'it keeps a way of a minute: who takes it is written down',
  previewSite: 'it changes nothing that anybody else sees',
  createSavedView: 'a view is seen by who saved it alone',
  updateSavedView: 'a view is seen by who saved it alone',
  deleteSavedView: 'a view is seen by who saved it alone',
  recordPayment: 'receiveTransfer writes it down, for proofs too',
  createBulkAction: 'each record that its job changes is written down',
  undoBulkAction: 'each record that its job changes is written down',
};

export const auditedWrites: Rule = {
  name: 'what staff write is written down, or it is said why not',
  check: (tree) => {
    const silent = silentWrites(tree)
      .filter(({ name }) => UNAUDITED[name] === undefined)
      .map(({ source, name, offset }) =>
        at(source, {
          offset,
          sentence: `${name} writes for staff and calls no logAct: do, or say why not in tools/tidy/audited-writes.ts.`,
        }),
      );
    return [...silent, ...otherWriters(tree)];
  },
  wrong: {
    files: {
      'api/carts/end-cart.ts':
        "export const endCart = endpoint({ method: 'POST', who: 'carts.delete' });\n",
      'server/carts/end-cart.ts':
        '// logAct is not called\nexport const endCart = action(endpoint, async () => null);\n',
      'api/carts/own.ts': "export const own = endpoint({ method: 'PUT', who: 'collaborator' });\n",
      'server/carts/own.ts': 'export const own = preparedAction({ endpoint, prepare }, run);\n',
      'server/carts/cart-store.ts': "db.insertInto('audit_log');\n",
    },
    says: ['server/carts/end-cart.ts:2', 'server/carts/own.ts:1', 'server/carts/cart-store.ts:1'],
  },
  right: {
    files: {
      'api/carts/end-cart.ts':
        "export const endCart = endpoint({ method: 'POST', who: 'carts.delete' });\n",
      'server/carts/end-cart.ts':
        'export const endCart = action(endpoint, async (context) => {\n  await logAct(context, {});\n});\n',
      'server/audit/log-act.ts': "db.insertInto('audit_log');\n",
      'server/carts/keep.ts':
        'export async function keep(context) {\n  await logAct(context, {});\n}\n',
      'api/carts/keep-cart.ts':
        "export const keepCart = endpoint({ method: 'PUT', who: 'carts.update' });\n",
      'server/carts/keep-cart.ts':
        'export const keepCart = action(endpoint, (context) => keep(context));\n',
      'api/carts/get-cart.ts':
        "export const getCart = endpoint({ method: 'GET', who: 'carts.read' });\n",
      'server/carts/get-cart.ts': 'export const getCart = action(endpoint, async () => null);\n',
      'api/carts/add.ts': "export const add = endpoint({ method: 'POST', who: 'customer' });\n",
      'server/carts/add.ts': 'export const add = action(endpoint, async () => null);\n',
    },
  },
};

interface Write {
  readonly source: Source;
  readonly name: string;
  readonly offset: number;
}

/** Returns the actions of endpoints by which staff write, in files that record nothing. */
function silentWrites(tree: Tree): readonly Write[] {
  const written = new Set(callsOf(tree, { part: 'api/', of: ['endpoint'] }).flatMap(staffWrite));
  const writers = writersIn(tree);
  return callsOf(tree, { part: 'server/', of: ['action', 'preparedAction'] }).filter(
    ({ source, name }) =>
      written.has(name) &&
      !source.syntax().nodes.some(({ node }) => writers.has(wordOf(child(node, 'callee')) ?? '')),
  );
}

/** Returns the statements that write into the log elsewhere than in `logAct`. */
function otherWriters(tree: Tree): readonly Violation[] {
  return codeOf(tree)
    .filter(({ path }) => path.startsWith('server/') && !isTest(path) && path !== LOG)
    .flatMap((source) =>
      [...source.text.matchAll(/insert(Into\('| into )audit_log\b/g)].map(({ index }) =>
        at(source, { offset: index, sentence: `Only ${LOG} writes into the log: call logAct.` }),
      ),
    );
}

/** Returns the functions that log an act: `logAct`, and those that call it for several actions. */
function writersIn(tree: Tree): ReadonlySet<string> {
  const writers = new Set(['logAct']);
  for (const source of codeOf(tree).filter(({ path }) => path.startsWith('server/'))) {
    const { nodes } = source.syntax();
    const calls = nodes.filter(({ node }) => wordOf(child(node, 'callee')) === 'logAct');
    for (const { node } of nodes.filter((one) => one.node.type === 'FunctionDeclaration'))
      if (calls.some((call) => call.node.start > node.start && call.node.end < node.end))
        writers.add(wordOf(child(node, 'id')) ?? '');
  }
  return writers;
}

function staffWrite({ name, call }: Write & { call: Node }): readonly string[] {
  const promise = children(call, 'arguments')[0] ?? null;
  const said = (field: string) =>
    wordOf(
      child(
        children(promise, 'properties').find((one) => wordOf(child(one, 'key')) === field) ?? null,
        'value',
      ),
    ) ?? '';
  const staff = said('who') === 'collaborator' || said('who').includes('.');
  const reads = children(promise, 'properties').some(
    (one) => wordOf(child(one, 'key')) === 'reads_only',
  );
  return staff && said('method') !== 'GET' && !reads ? [name] : [];
}

/** Returns the results of calls of these functions, by name. */
function callsOf(
  tree: Tree,
  input: { part: string; of: readonly string[] },
): readonly (Write & { readonly call: Node })[] {
  return codeOf(tree)
    .filter(({ path }) => path.startsWith(input.part) && !isTest(path))
    .flatMap((source) =>
      source.syntax().nodes.flatMap(({ node }) => {
        const call = child(node, 'init');
        const made = wordOf(child(call, 'callee')) ?? '';
        return node.type === 'VariableDeclarator' && call !== null && input.of.includes(made)
          ? [{ source, call, name: wordOf(child(node, 'id')) ?? '', offset: node.start }]
          : [];
      }),
    );
}
