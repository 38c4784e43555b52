import { FIRST_LANGUAGE, isLanguage, LANGUAGES } from '@ribambelle/domain/base/languages.ts';
import { exportedKeys } from './exported-keys.ts';
import type { Rule, Violation } from './rule.ts';
import { at } from './rule.ts';
import type { Source, Tree } from './tree.ts';

export const textsInBoth: Rule = {
  name: 'every error code has a text, and all languages say the same things',
  check: (tree) => [...unspokenCodes(tree), ...unequalTexts(tree)],
  wrong: {
    files: {
      'api/carts/errors.ts': 'export const errors = { SOLD_OUT: 409 } as const;\n',
      'texts/fr/carts.ts': "export const texts = { title: 'Panier', rows: { total: 'Total' } };\n",
      'texts/en/carts.ts':
        "export const errors = { SOLD_OUT: 'Full.' };\n\nexport const texts = { rows: { sum: 'Sum' } };\n",
      'texts/en/wallet.ts': 'export const texts = {};\n',
      'texts/fr/office-coupons.ts': "export const record = { area: 'Codes promo' };\n",
      'texts/en/office-coupons.ts': 'export const record = {};\n',
    },
    says: [
      'api/carts/errors.ts:1',
      ...Array<string>(4).fill('texts/en/carts.ts:1'),
      'texts/fr/wallet.ts:1',
      'texts/en/office-coupons.ts:1',
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
  const texts = LANGUAGES.map((language) => ({ language, codes: errorTexts(tree, language) }));
  return tree.sources
    .filter(({ path }) => /^api\/.+\/errors\.ts$/.test(path))
    .flatMap((source) =>
      keysOf(source, ['errors']).flatMap((code) =>
        texts
          .filter(({ codes }) => !codes.has(code))
          .map(({ language }) =>
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

/** Returns the texts that one language has and another lacks; the first one is the measure. */
function unequalTexts(tree: Tree): readonly Violation[] {
  const nouns = tree.sources.flatMap(({ path, isGenerated }) => {
    const [, language, noun] = /^texts\/(\w+)\/(.+\.ts)$/.exec(path) ?? [];
    return isGenerated || !isLanguage(language) ? [] : (noun ?? []);
  });
  return [...new Set(nouns)].flatMap((noun) => {
    const first = tree.find(`texts/${FIRST_LANGUAGE}/${noun}`);
    return LANGUAGES.flatMap((language) => {
      const path = `texts/${language}/${noun}`;
      const own = tree.find(path);
      if (own === undefined) return [{ path, line: 1, sentence: 'Other languages have it.' }];
      return first === undefined || first === own ? [] : differences(first, own);
    });
  });
}

function differences(first: Source, other: Source): readonly Violation[] {
  const said = keysOf(first, ['texts', 'errors', 'record']);
  const saidToo = keysOf(other, ['texts', 'errors', 'record']);
  const missing = said.filter((key) => !saidToo.includes(key));
  const alone = saidToo.filter((key) => !said.includes(key));
  return [
    ...missing.map((key) => at(other, { offset: 0, sentence: `${key} is not said here.` })),
    ...alone.map((key) => at(other, { offset: 0, sentence: `${key} is said here only.` })),
  ];
}

function keysOf(source: Source, names: readonly string[]): readonly string[] {
  return exportedKeys(source, names).map(({ key }) => key);
}
