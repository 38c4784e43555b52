import type { Rule } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

/** The places where a process remembers something outside the database, and the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'server/database/ended-readers.ts': 'connections that wait to end, each of its own pool',
  'server/database/new-id.ts': 'chance that was drawn ahead',
  'server/badges/draw-badges.ts': 'a process has one thread that draws badges',
  'server/files/encode-image.ts': 'a process encodes one picture at a time',
  'server/files/share-picture.ts': 'a process draws one picture at a time',
  'server/http/receive-upload.ts': 'a process receives so many files at once',
  'server/pdf/draw-pdf.ts': 'a process has one thread that draws',
  'server/sign-in/password.ts': 'a process hashes so many passwords at once',
  'domain/custom-fields/pattern.ts': 'a pattern means the same everywhere',
};
const COLLECTIONS = new Set(['Map', 'Set']);
const READ_ONLY = new Set(['ReadonlyMap', 'ReadonlySet']);

export const moduleMemories: Rule = {
  name: 'what the server remembers it remembers of one database, by server/database/database-memory.ts',
  check: (tree) => {
    const sources = codeOf(tree).filter(
      ({ path }) => /^(server|database|domain|api)\//.test(path) && !isTest(path),
    );
    const keepers = new Set(sources.flatMap(keepersIn));
    return sources
      .filter(({ path }) => ALLOWED[path] === undefined)
      .flatMap((source) =>
        declared(source).flatMap(({ declarator, kind }) =>
          kind === 'const' && !remembers(declarator, keepers)
            ? []
            : [
                at(source, {
                  offset: declarator.start,
                  sentence:
                    'A module remembers nothing: two databases would share it. Take `memoryOfDatabase`.',
                }),
              ],
        ),
      );
  },
  wrong: {
    files: {
      'server/turns.ts':
        'export function createTurns() {\n  let free = 1;\n  return () => (free -= 1);\n}\n',
      'server/files/read-file.ts':
        "import { createTurns } from '../turns.ts';\nconst turns = createTurns();\n",
      'server/carts/known.ts': 'let last = 0;\nexport const known = new Map<string, number>();\n',
      'domain/carts/thread.ts': 'const seen: Set<string> = new Set();\n',
    },
    says: [
      'server/files/read-file.ts:2',
      'server/carts/known.ts:1',
      'server/carts/known.ts:2',
      'domain/carts/thread.ts:1',
    ],
  },
  right: {
    files: {
      'server/turns.ts':
        'export function createTurns() {\n  let free = 1;\n  return () => (free -= 1);\n}\nexport const count = (of: string) => {\n  const seen = new Set(of);\n  return seen.size;\n};\n',
      'server/carts/known.ts':
        "const NONE: ReadonlyMap<string, number> = new Map();\nconst KINDS = new Set(['A']);\nconst of = new WeakMap<object, string>();\nconst memoryOf = memoryOfDatabase(() => new Map());\nconst letters = count('abc');\n",
      'server/sign-in/password.ts': 'const turns = createTurns();\n',
      'ui/forms/typed.ts': 'let typed = null;\n',
    },
  },
};

/** Returns the declarations of a module. */
function declared({ syntax }: Source): { declarator: Node; kind: string }[] {
  return syntax().nodes.flatMap(({ node, parent }) =>
    node.type === 'VariableDeclaration' &&
    (parent?.type === 'Program' || parent?.type === 'ExportNamedDeclaration') &&
    node['declare'] !== true
      ? children(node, 'declarations').map((declarator) => ({
          declarator,
          kind: String(node['kind']),
        }))
      : [],
  );
}

/**
 * True for a declaration that begins empty and can be filled, or is made by a function that keeps
 * something. Something remembered of an object goes with it.
 */
function remembers(declarator: Node, keepers: ReadonlySet<string>): boolean {
  const value = child(declarator, 'init');
  const callee = wordOf(child(value, 'callee')) ?? '';
  if (value?.type === 'CallExpression') return keepers.has(callee);
  if (value?.type !== 'NewExpression') return false;
  return keepers.has(callee) || (fillable(value, callee) && !isReadOnly(declarator));
}

function fillable(value: Node, name: string): boolean {
  return COLLECTIONS.has(name) && children(value, 'arguments').length === 0;
}

function isReadOnly(declarator: Node): boolean {
  const annotation = child(child(child(declarator, 'id'), 'typeAnnotation'), 'typeAnnotation');
  return READ_ONLY.has(wordOf(child(annotation, 'typeName')) ?? '');
}

/**
 * Returns the functions and classes of a file whose result keeps something: they declare it, and
 * return functions that read it.
 */
function keepersIn(source: Source): string[] {
  return source.syntax().nodes.flatMap(({ node }) => {
    const name = wordOf(child(node, 'id'));
    if (name === null) return [];
    if (node.type === 'ClassDeclaration') return keepsFields(node) ? [name] : [];
    const made = node.type === 'VariableDeclarator' ? child(node, 'init') : node;
    const body = child(made, 'body');
    if (body?.type !== 'BlockStatement') return [];
    return keepsLocals(children(body, 'body')) ? [name] : [];
  });
}

function keepsFields(node: Node): boolean {
  return children(child(node, 'body'), 'body').some((member) => {
    const value = child(member, 'value');
    const isField = member.type === 'PropertyDefinition' && member['static'] !== true;
    return isField && (member['readonly'] !== true || fillsItself(value));
  });
}

function keepsLocals(statements: readonly Node[]): boolean {
  const keeps = statements.some(
    (statement) =>
      statement.type === 'VariableDeclaration' &&
      (statement['kind'] === 'let' ||
        children(statement, 'declarations').some((one) => fillsItself(child(one, 'init')))),
  );
  return keeps && statements.some(answersFunctions);
}

function fillsItself(value: Node | null): boolean {
  return value?.type === 'NewExpression' && fillable(value, wordOf(child(value, 'callee')) ?? '');
}

/** True for a return of a function, or of an object that has some. */
function answersFunctions(statement: Node): boolean {
  const answer = statement.type === 'ReturnStatement' ? child(statement, 'argument') : null;
  if (answer?.type === 'ArrowFunctionExpression') return true;
  return (
    answer?.type === 'ObjectExpression' &&
    children(answer, 'properties').some((property) => {
      const value = child(property, 'value');
      return value?.type === 'ArrowFunctionExpression' || property['shorthand'] === true;
    })
  );
}
