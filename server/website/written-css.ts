import {
  type CssNode,
  type Declaration,
  generate,
  ident,
  lexer,
  List,
  parse,
  type StyleSheet,
  walk,
} from 'css-tree';
import { type CssProblem, tokenProblem } from './css-tokens.ts';

/** The most that an organiser may write, in bytes. */
export const MOST_CSS_BYTES = 20_000;

const FORBIDDEN_PROPERTIES = new Set(['behavior', '-moz-binding', '-ms-behavior']);
/** A value that stays with the page, by a name: a variable could hold any. */
const POSITIONS = new Set([
  'static',
  'relative',
  'absolute',
  'sticky',
  'initial',
  'inherit',
  'unset',
]);

type Result =
  | { readonly ok: true; readonly css: string }
  | { readonly ok: false; readonly problem: CssProblem };

/**
 * Returns an organiser's style sheet written anew, for the layer `organiser`: its rules within the
 * page and its animations, without comments. Refuses what is not CSS, what loads or runs anything
 * but files of the site, and what stays over the page; says where.
 */
export function writtenCss(source: string): Result {
  if (source.trim() === '') return { ok: true, css: '' };
  if (Buffer.byteLength(source) > MOST_CSS_BYTES)
    return refused({ code: 'CSS_TOO_LONG', found: '', offset: 0 });
  const problem = tokenProblem(source);
  if (problem !== null) return refused(problem);
  const errors: CssProblem[] = [];
  const sheet = parse(source, {
    positions: true,
    onParseError: ({ offset }) => errors.push(brokenAt(source, offset)),
  });
  const [error] = errors;
  if (error !== undefined) return refused(error);
  const refusal = blockProblem(sheet, source) ?? declarationProblem(sheet, source);
  if (refusal !== null) return refused(refusal);
  const css = inScope(sheet);
  // what was written must still be what was checked
  return tokenProblem(css.replace('@scope', '@media')) === null && !css.includes('</')
    ? { ok: true, css }
    : refused(brokenAt(source, 0));
}

const refused = (problem: CssProblem): Result => ({ ok: false, problem });

/** Returns the problem of a place that cannot be read, with the rest of its line. */
function brokenAt(source: string, offset: number): CssProblem {
  const [found = ''] = source.slice(offset, offset + 60).split('\n');
  return { code: 'CSS_BROKEN', found, offset };
}

/** Returns the first rule of a kind of its own that has no block: nothing in it could apply. */
function blockProblem(sheet: CssNode, source: string): CssProblem | null {
  let problem: CssProblem | null = null;
  walk(sheet, {
    visit: 'Atrule',
    enter({ block, loc }) {
      if (block === null) problem ??= brokenAt(source, loc?.start.offset ?? 0);
    },
  });
  return problem;
}

/** Returns the first declaration of a property that is unknown or not allowed. */
function declarationProblem(sheet: CssNode, source: string): CssProblem | null {
  let problem: CssProblem | null = null;
  walk(sheet, {
    visit: 'Declaration',
    enter(node) {
      if (problem !== null || isAllowed(node)) return;
      const offset = node.loc?.start.offset ?? 0;
      const end = node.loc?.end.offset ?? offset;
      problem = { code: 'CSS_NOT_ALLOWED', found: source.slice(offset, end).slice(0, 60), offset };
    },
  });
  return problem;
}

function isAllowed({ property, value }: Declaration): boolean {
  // an escape in the name of a property has no use but to hide it
  const name = property.toLowerCase();
  if (name.includes('\\')) return false;
  if (name.startsWith('--')) return true;
  if (FORBIDDEN_PROPERTIES.has(name) || lexer.getProperty(name) === null) return false;
  if (name !== 'position') return true;
  const words = value.type === 'Value' ? value.children.toArray() : [];
  const [word] = words;
  return (
    words.length === 1 &&
    word?.type === 'Identifier' &&
    POSITIONS.has(ident.decode(word.name).toLowerCase())
  );
}

/**
 * Writes the animations of a style sheet, which have no scope, before the rules within the page.
 */
function inScope(sheet: CssNode): string {
  const all = sheet.type === 'StyleSheet' ? sheet.children.toArray() : [];
  const isAnimation = (node: CssNode) =>
    node.type === 'Atrule' && node.name.toLowerCase() === 'keyframes';
  const written = (nodes: readonly CssNode[]) => {
    const part: StyleSheet = {
      type: 'StyleSheet',
      children: new List<CssNode>().fromArray([...nodes]),
    };
    return generate(part);
  };
  const animations = written(all.filter(isAnimation));
  const rules = written(all.filter((node) => !isAnimation(node) && node.type !== 'Comment'));
  return rules === '' ? animations : `${animations}@scope (#root){${rules}}`;
}
