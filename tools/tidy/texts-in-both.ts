import type { Rule, Violation } from './rule.ts';
import { at } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';
import type { Source, Tree } from './tree.ts';

const LANGUAGES = ['fr', 'en'] as const;

export const textsInBoth: Rule = {
  name: 'every error code has a text, and French and English say the same things',
  check: (tree) => [...unspokenCodes(tree), ...unequalTexts(tree)],
  wrong: {
    files: {
      'api/carts/errors.ts': 'export const errors = { SOLD_OUT: 409 } as const;\n',
      'texts/fr/carts.ts': "export const texts = { title: 'Panier', rows: { total: 'Total' } };\n",
      'texts/en/carts.ts':
        "export const errors = { SOLD_OUT: 'Full.' };\n\nexport const texts = { rows: { sum: 'Sum' } };\n",
      'texts/en/wallet.ts': 'export const texts = {};\n',
    },
    says: [
      'api/carts/errors.ts:1',
      ...Array<string>(4).fill('texts/en/carts.ts:1'),
      'texts/en/wallet.ts:1',
    ],
  },
  right: {
    files: {
      'api/carts/errors.ts': 'export const errors = { SOLD_OUT: 409 } as const;\n',
      'texts/fr/carts.ts':
        "export const errors = { SOLD_OUT: 'Complet.' };\nexport const texts = { rows: (count: number) => `${count} lignes` };\n",
      'texts/en/carts.ts':
        "export const errors = { SOLD_OUT: 'Full.' };\nexport const texts: object = { rows: (count: number) => `${count} rows` };\n",
    },
  },
};

function unspokenCodes(tree: Tree): readonly Violation[] {
  return tree.sources
    .filter(({ path }) => /^api\/.+\/errors\.ts$/.test(path))
    .flatMap((source) =>
      keysOf(source, ['errors']).flatMap((code) =>
        LANGUAGES.filter((language) => !errorTexts(tree, language).has(code)).map((language) =>
          at(source, {
            offset: 0,
            sentence: `${code.replace('errors.', '')} has no text in texts/${language}.`,
          }),
        ),
      ),
    );
}

function errorTexts(tree: Tree, language: string): ReadonlySet<string> {
  const texts = tree.sources.filter(
    ({ path, isGenerated }) => path.startsWith(`texts/${language}/`) && !isGenerated,
  );
  return new Set(texts.flatMap((source) => keysOf(source, ['errors'])));
}

function unequalTexts(tree: Tree): readonly Violation[] {
  const nouns = tree.sources.flatMap(({ path, isGenerated }) =>
    isGenerated ? [] : (/^texts\/(?:fr|en)\/(.+\.ts)$/.exec(path)?.[1] ?? []),
  );
  return [...new Set(nouns)].flatMap((noun) => {
    const [french, english] = [tree.find(`texts/fr/${noun}`), tree.find(`texts/en/${noun}`)];
    if (french === undefined)
      return [{ path: `texts/en/${noun}`, line: 1, sentence: 'It has no French sister.' }];
    if (english === undefined)
      return [{ path: `texts/fr/${noun}`, line: 1, sentence: 'It has no English sister.' }];
    const [inFrench, inEnglish] = [
      keysOf(french, ['texts', 'errors']),
      keysOf(english, ['texts', 'errors']),
    ];
    return [
      ...inFrench
        .filter((key) => !inEnglish.includes(key))
        .map((key) => at(english, { offset: 0, sentence: `${key} is said in French only.` })),
      ...inEnglish
        .filter((key) => !inFrench.includes(key))
        .map((key) => at(english, { offset: 0, sentence: `${key} is said in English only.` })),
    ];
  });
}

/** The keys of exported objects, with those of objects inside them, as `texts.rows.total`. */
function keysOf(source: Source, names: readonly string[]): readonly string[] {
  return source.syntax().nodes.flatMap(({ node }) => {
    const name = wordOf(child(node, 'id')) ?? '';
    if (node.type !== 'VariableDeclarator' || !names.includes(name)) return [];
    return keysBelow(child(node, 'init'), name);
  });
}

function keysBelow(value: Node | null, name: string): readonly string[] {
  if (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression')
    return keysBelow(child(value, 'expression'), name);
  return children(value, 'properties').flatMap((property) => {
    const key = `${name}.${wordOf(child(property, 'key'))}`;
    return property.type === 'Property' ? [key, ...keysBelow(child(property, 'value'), key)] : [];
  });
}
