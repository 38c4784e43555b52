import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { wordOf } from './syntax.ts';

/**
 * Words of a dialect that an outside engineer would have to learn, with their replacements. Names
 * are checked, not sentences.
 */
const INSTEAD: readonly { readonly word: RegExp; readonly say: string }[] = [
  { word: /^(faults?|\w*Faults?)$/, say: 'errors, or field errors' },
  { word: /^(door|doors|\w+Door)$/, say: 'access, or the name of the file' },
  { word: /^(told|\w+Told)$/, say: 'notified, or what it is' },
  { word: /^(mailLetter|letterTo|\w+Letter)$/, say: 'mail' },
  {
    word: /(^|_)asked([A-Z_]|$)|Asked([A-Z_]|$)/,
    say: 'request, query or filters; field, question or form',
  },
];

export const plainWords: Rule = {
  name: 'names are words of the field, not of a dialect',
  check: (tree) =>
    codeOf(tree).flatMap((source) => {
      const names = source.syntax().nodes.flatMap(({ node }) => {
        const word = identifierOf(node);
        return word === null ? [] : [{ word, offset: node.start }];
      });
      return [{ word: fileNameOf(source.path), offset: 0 }, ...names].flatMap(
        ({ word, offset }) => {
          const found = INSTEAD.find((one) => one.word.test(word));
          if (found === undefined) return [];
          const sentence = `"${word}" is of a dialect: say ${found.say}.`;
          return [at(source, { offset, sentence })];
        },
      );
    }),
  wrong: {
    files: {
      'server/carts/add.ts': 'export const cartFaults = 1;\nconst door = 2;\n',
      'server/carts/asked-store.ts': 'export const loadAsked = 1;\n',
      'domain/mails/mail.ts': 'export function sendLetter() {}\n',
      'domain/fields/field.ts': 'export interface AskedRow {\n  asked_id: number;\n}\n',
      'ui/forms/field.tsx': 'export const Field = () => <Answer asked="1" />;\n',
    },
    says: [
      'server/carts/add.ts:1',
      'server/carts/add.ts:2',
      'server/carts/asked-store.ts:1',
      'server/carts/asked-store.ts:1',
      'domain/mails/mail.ts:1',
      'domain/fields/field.ts:1',
      'domain/fields/field.ts:2',
      'ui/forms/field.tsx:1',
    ],
  },
  right: {
    files: {
      'server/carts/add.ts':
        'export const fieldErrors = 1;\n// whom the door was told of, and what was asked\nexport const setDefault = "door";\n',
      'server/carts/masked.ts': 'export const masked = 1;\n',
    },
  },
};

function identifierOf(node: Node): string | null {
  return node.type === 'Identifier' || node.type === 'JSXIdentifier'
    ? (wordOf(node) ?? null)
    : null;
}

/**
 * Returns the name of a file without its extensions, its words joined as in an identifier:
 * `asked_store`.
 */
function fileNameOf(path: string): string {
  const name = path.split('/').at(-1) ?? '';
  return (name.split('.')[0] ?? '').replaceAll('-', '_');
}
