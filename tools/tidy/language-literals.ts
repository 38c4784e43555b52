import { isLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Rule, Violation } from './rule.ts';
import { at, codeOf, isTest } from './rule.ts';
import type { Node } from './syntax.ts';
import { children, wordOf } from './syntax.ts';
import type { Source } from './tree.ts';

/** The one constant, the texts of each language, and the demo's organisers, who chose theirs. */
const SPEAKS = /^(domain\/base\/languages\.ts$|texts\/|tools\/demo\/)/;
/** A gallery names the language that it uses; it neither lists languages nor compares them. */
const NAMES_ONE = /^ui\/gallery\//;

export const languageLiterals: Rule = {
  name: 'languages stand in one constant: no file compares with one, lists them or falls back to one',
  check: (tree) =>
    codeOf(tree)
      .filter(({ path }) => !SPEAKS.test(path))
      .flatMap(literalsIn),
  wrong: {
    files: {
      'server/mail.ts':
        "export const a = language === 'en' ? 1 : 2;\nexport const b: 'fr' | 'en' = c;\n",
      'ui/pick.ts': "export const a = given ?? 'fr';\n",
      'ui/pick.test.ts': "test.each(['fr', 'en'])('x', () => draw('fr'));\n",
    },
    says: [
      'server/mail.ts:1',
      'server/mail.ts:2',
      'server/mail.ts:2',
      'ui/pick.ts:1',
      'ui/pick.test.ts:1',
      'ui/pick.test.ts:1',
    ],
  },
  right: {
    files: {
      'domain/base/languages.ts': "export const LANGUAGES = ['fr', 'en'] as const;\n",
      'texts/fr/carts.ts': "export const texts = { items: plural('fr', 2) };\n",
      'ui/pick.ts': 'export const title = { fr: "Accueil", en: "Home" };\n',
      'ui/pick.test.ts': "test('x', () => expect(draw('fr')).toBe('en'));\n",
    },
  },
};

function literalsIn(source: Source): readonly Violation[] {
  const mayName = isTest(source.path) || NAMES_ONE.test(source.path);
  return source
    .syntax()
    .nodes.filter(
      ({ node, parent }) => isLiteral(node) && (!mayName || (parent !== null && lists(parent))),
    )
    .map(({ node }) =>
      at(source, {
        offset: node.start,
        sentence: `${wordOf(node)} is named here: ask domain/base/languages.ts.`,
      }),
    );
}

function isLiteral(node: Node): boolean {
  return node.type === 'Literal' && isLanguage(wordOf(node));
}

/** True for a comparison with a language, a union of them, and a list of nothing but languages. */
function lists(parent: Node): boolean {
  if (parent.type === 'BinaryExpression' || parent.type === 'TSLiteralType') return true;
  const elements = children(parent, 'elements');
  return parent.type === 'ArrayExpression' && elements.length > 1 && elements.every(isLiteral);
}
