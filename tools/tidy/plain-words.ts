import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { wordOf } from './syntax.ts';

/** Words of a dialect that an engineer from elsewhere would have to learn, and what to say instead. Names are looked at, not sentences. */
const INSTEAD: readonly { readonly word: RegExp; readonly say: string }[] = [
  { word: /^(faults?|\w*Faults?)$/, say: 'errors, or field errors' },
  { word: /^(door|doors|\w+Door)$/, say: 'access, or the name of the file' },
  { word: /^(told|\w+Told)$/, say: 'notified, or what it is' },
  { word: /^(mailLetter|letterTo|\w+Letter)$/, say: 'mail' },
];

export const plainWords: Rule = {
  name: 'names are words of the field, not of a dialect',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      source.syntax().nodes.flatMap(({ node }) => {
        const word = identifierOf(node);
        const found = INSTEAD.find((one) => word !== null && one.word.test(word));
        if (word === null || found === undefined) return [];
        const sentence = `"${word}" is of a dialect: say ${found.say}.`;
        return [at(source, { offset: node.start, sentence })];
      }),
    ),
  wrong: {
    files: {
      'server/carts/add.ts': 'export const cartFaults = 1;\nconst door = 2;\n',
      'domain/mails/mail.ts': 'export function sendLetter() {}\n',
    },
    says: ['server/carts/add.ts:1', 'server/carts/add.ts:2', 'domain/mails/mail.ts:1'],
  },
  right: {
    files: {
      'server/carts/add.ts':
        'export const fieldErrors = 1;\n// whom the door was told of\nexport const setDefault = "door";\n',
    },
  },
};

function identifierOf(node: Node): string | null {
  return node.type === 'Identifier' ? (wordOf(node) ?? null) : null;
}
