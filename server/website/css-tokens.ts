import { ident, string, tokenize, tokenTypes, url } from 'css-tree';

/** The first thing in a style sheet that is not allowed, and where it begins. */
export interface CssProblem {
  readonly code: 'CSS_BROKEN' | 'CSS_NOT_ALLOWED' | 'CSS_TOO_LONG';
  /** The words at fault as they were written; empty for a style sheet that is too long. */
  readonly found: string;
  readonly offset: number;
}

/** Names that need no escapes: one with any is refused. */
const AT_RULES = new Set(['media', 'supports', 'container', 'keyframes']);
/** Functions that load something, run something, or show an image of another place. */
const FORBIDDEN_FUNCTIONS =
  /^(src|image|(-\w+-)?image-set|(-\w+-)?cross-fade|element|-moz-element|paint|expression|url-prefix|domain|document)$/;
/** Files of the site itself: pictures that the organiser uploaded. */
const OWN_FILE = /^\/files\/[a-z0-9]{1,64}(\/\d{1,5})?$/;
const LONGEST_FOUND = 60;
/** The most blocks, brackets and functions inside each other: parsers go into each. */
const MOST_OPEN = 32;

const CLOSING: Readonly<Record<number, number>> = {
  [tokenTypes.LeftCurlyBracket]: tokenTypes.RightCurlyBracket,
  [tokenTypes.LeftParenthesis]: tokenTypes.RightParenthesis,
  [tokenTypes.LeftSquareBracket]: tokenTypes.RightSquareBracket,
  [tokenTypes.Function]: tokenTypes.RightParenthesis,
};
const CLOSERS = new Set(Object.values(CLOSING));

interface Token {
  readonly type: number;
  readonly text: string;
  readonly offset: number;
}

/**
 * Returns the first problem among the tokens of a style sheet, wherever they stand: a browser reads
 * the same tokens, whatever rules it makes of them. Names are compared without their escapes. Null
 * when every bracket and text is closed and nothing forbidden is named.
 */
export function tokenProblem(css: string): CssProblem | null {
  const open: Token[] = [];
  const closers: number[] = [];
  const tokens = tokensOf(css);
  for (const [index, token] of tokens.entries()) {
    const code = codeOf(token, { next: argumentAfter(tokens, index) });
    if (code !== null) return problemAt(token, code);
    if (fixes(tokens, index)) return problemAt(token, 'CSS_NOT_ALLOWED');
    const closer = CLOSING[token.type];
    if (closer !== undefined) {
      open.push(token);
      closers.push(closer);
      if (open.length > MOST_OPEN) return problemAt(token, 'CSS_BROKEN');
    } else if (CLOSERS.has(token.type)) {
      if (closers.pop() !== token.type) return problemAt(token, 'CSS_BROKEN');
      open.pop();
    }
  }
  const unclosed = open.at(-1);
  return unclosed === undefined ? null : problemAt(unclosed, 'CSS_BROKEN');
}

function tokensOf(css: string): Token[] {
  const tokens: Token[] = [];
  tokenize(css, (...[type, start, end]) => {
    tokens.push({ type, text: css.slice(start, end), offset: start });
  });
  return tokens;
}

/** Tests whether `position: fixed` begins here, whether a parser takes it for a value or not. */
function fixes(tokens: readonly Token[], index: number): boolean {
  const words = tokens
    .slice(index, index + 12)
    .filter(({ type }) => type !== tokenTypes.WhiteSpace && type !== tokenTypes.Comment)
    .slice(0, 3)
    .map(({ text }) => named(text));
  return words[0] === 'position' && words[1] === ':' && words[2] === 'fixed';
}

/** Returns what is wrong with one token; `next` is the first token inside a function. */
function codeOf(
  { type, text }: Token,
  { next }: { next: Token | undefined },
): CssProblem['code'] | null {
  if (type === tokenTypes.BadString || type === tokenTypes.BadUrl) return 'CSS_BROKEN';
  if (type === tokenTypes.CDO || type === tokenTypes.CDC) return 'CSS_BROKEN';
  if (type === tokenTypes.Comment)
    return text.length < 4 || !text.endsWith('*/') ? 'CSS_BROKEN' : null;
  if (type === tokenTypes.String)
    return text.length < 2 || !text.endsWith(text.charAt(0)) ? 'CSS_BROKEN' : null;
  if (type === tokenTypes.AtKeyword)
    return AT_RULES.has(text.slice(1).toLowerCase()) ? null : 'CSS_NOT_ALLOWED';
  if (type === tokenTypes.Url) {
    if (!text.endsWith(')')) return 'CSS_BROKEN';
    return OWN_FILE.test(url.decode(text)) ? null : 'CSS_NOT_ALLOWED';
  }
  if (type !== tokenTypes.Function) return null;
  const name = named(text.slice(0, -1));
  if (name === 'url') {
    const is_own = next?.type === tokenTypes.String && OWN_FILE.test(string.decode(next.text));
    return is_own ? null : 'CSS_NOT_ALLOWED';
  }
  return FORBIDDEN_FUNCTIONS.test(name) ? 'CSS_NOT_ALLOWED' : null;
}

/** Returns a name as a browser compares it: without escapes, in small letters. */
const named = (text: string): string => ident.decode(text).toLowerCase();

function argumentAfter(tokens: readonly Token[], index: number): Token | undefined {
  const next = tokens[index + 1];
  return next?.type === tokenTypes.WhiteSpace ? tokens[index + 2] : next;
}

function problemAt({ text, offset }: Token, code: CssProblem['code']): CssProblem {
  return { code, found: text.slice(0, LONGEST_FOUND), offset };
}
