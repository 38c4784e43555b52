import { exportedKeys } from './exported-keys.ts';
import type { Rule, Violation } from './rule.ts';
import { at } from './rule.ts';
import { children, wordOf } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

export const wordsOfTheLog: Rule = {
  name: 'the log has one word for a field or a code: of one record in its file, of several nouns in office-audit.ts',
  check: (tree) => {
    const own = tree.sources.filter(({ path }) => /^texts\/\w+\/office-.+\.ts$/.test(path));
    return own.flatMap((source) => saidElsewhere(source, { tree, among: own }));
  },
  wrong: {
    files: {
      'texts/fr/office-coupons.ts':
        "export const record = {\n  fields: { code: 'Code', title: 'Titre' },\n};\n",
      'texts/fr/office-vouchers.ts':
        "export const record = {\n  fields: { code: 'Code du bon' },\n  codes: { OLD: 'ancien' },\n};\n",
      'texts/fr/office-audit.ts':
        "const FIELDS = new Map([['title', 'Titre']]);\nconst CODES = new Map([['OLD', 'vieux']]);\n",
    },
    says: [
      'texts/fr/office-coupons.ts:2',
      'texts/fr/office-coupons.ts:2',
      'texts/fr/office-vouchers.ts:2',
      'texts/fr/office-vouchers.ts:3',
    ],
  },
  right: {
    files: {
      'texts/fr/office-coupons.ts':
        "export const record = { list: { columns: { title: 'Titre' } }, fields: { code: 'Code' } };\n",
      'texts/fr/office-vouchers.ts': "export const texts = { code: 'Code du bon' };\n",
      'texts/en/office-coupons.ts': "export const record = { fields: { code: 'Code' } };\n",
      'texts/fr/office-audit.ts': "const FIELDS = new Map([['title', 'Titre']]);\n",
    },
  },
};

/** Returns the words of a record for the log that another file of its language has too. */
function saidElsewhere(
  source: Source,
  { tree, among }: { readonly tree: Tree; readonly among: readonly Source[] },
): readonly Violation[] {
  const folder = source.path.slice(0, source.path.lastIndexOf('/') + 1);
  const audit = tree.find(`${folder}office-audit.ts`);
  const others = among.filter((other) => other !== source && other.path.startsWith(folder));
  const known = new Set([
    ...(audit === undefined ? [] : pairsOf(audit)),
    ...others.flatMap((other) => ownWords(other).map(({ word }) => word)),
  ]);
  return ownWords(source)
    .filter(({ word }) => known.has(word))
    .map(({ word, offset }) =>
      at(source, {
        offset,
        sentence: `Several files say ${word} for the log: say it in office-audit.ts alone.`,
      }),
    );
}

/** Returns the fields and codes that the file of a record has words for. */
function ownWords(source: Source): readonly { readonly word: string; readonly offset: number }[] {
  return exportedKeys(source, ['record']).flatMap(({ key, offset }) => {
    const word = /^record\.(?:fields|codes)\.(\w+)$/.exec(key)?.[1];
    return word === undefined ? [] : [{ word, offset }];
  });
}

/** Returns the first words of the pairs of a file: `title` of `['title', 'Titre']`. */
function pairsOf(source: Source): readonly string[] {
  return source.syntax().nodes.flatMap(({ node }) => {
    const [word, says] = children(node, 'elements').map(wordOf);
    return node.type !== 'ArrayExpression' || typeof says !== 'string' ? [] : (word ?? []);
  });
}
