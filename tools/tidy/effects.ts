import type { Rule } from './rule.ts';
import { at, codeOf } from './rule.ts';
import type { Node } from './syntax.ts';
import { child, children, wordOf } from './syntax.ts';

const EFFECT = /^use(Layout|Insertion)?Effect$/;
/**
 * Methods of an element or a window that act; browsers are giving more and more of them a result,
 * while the types still have none.
 */
const OF_BROWSER = /^(focus|blur|click|select|play|pause|animate|scroll\w*|show\w*)$/;

export const effects: Rule = {
  name: 'an effect returns nothing by accident: what it returns, React calls when the component goes',
  check: (tree) =>
    codeOf(tree).flatMap((source) =>
      source
        .syntax()
        .nodes.filter(({ node }) => EFFECT.test(wordOf(child(node, 'callee')) ?? ''))
        .map(({ node }) => bodyOf(children(node, 'arguments')[0] ?? null))
        .filter((body) => body !== null && OF_BROWSER.test(methodOf(body) ?? ''))
        .map((body) =>
          at(source, {
            offset: body?.start ?? 0,
            sentence: 'Put it in braces: the browser may answer with a promise.',
          }),
        ),
    ),
  wrong: {
    files: {
      'ui/a.tsx':
        "useEffect(() => here.current?.scrollIntoView({ block: 'nearest' }), []);\nuseLayoutEffect(() => input.focus(), []);\n",
    },
    says: ['ui/a.tsx:1', 'ui/a.tsx:2'],
  },
  right: {
    files: {
      'ui/a.tsx':
        'useEffect(() => { here.current?.focus(); }, []);\nuseEffect(() => void input.focus(), []);\nuseEffect(() => store.listen(draw), []);\n',
    },
  },
};

function bodyOf(effect: Node | null): Node | null {
  return effect?.type === 'ArrowFunctionExpression' ? child(effect, 'body') : null;
}

/** Returns the method that an expression calls, through `?.` as well; null for everything else. */
function methodOf(expression: Node): string | null {
  const call = expression.type === 'ChainExpression' ? child(expression, 'expression') : expression;
  return wordOf(child(child(call, 'callee'), 'property'));
}
