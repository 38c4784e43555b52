import { generate, ident, parse, walk } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tokenProblem } from './css-tokens.ts';
import { MOST_CSS_BYTES, writtenCss } from './written-css.ts';

const lineOf = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

function problemOf(source: string) {
  const result = writtenCss(source);
  if (result.ok) return null;
  const { code, found, offset } = result.problem;
  return { code, found, line: lineOf(source, offset) };
}

describe('what is written anew', () => {
  const cases: readonly [string, string, string][] = [
    ['a rule, within the page', 'h1 { color: teal }', '@scope (#root){h1{color:teal}}'],
    ['nothing for nothing', ' \n', ''],
    ['no comments', '/* a */ a{color:red /* b */}', '@scope (#root){a{color:red}}'],
    [
      'conditions',
      '@media (width < 600px) { a { color: red } }',
      '@scope (#root){@media (width<600px){a{color:red}}}',
    ],
    [
      'animations beside the rules',
      'a{animation:k 1s}@keyframes k{from{opacity:0}}',
      '@keyframes k{from{opacity:0}}@scope (#root){a{animation:k 1s}}',
    ],
    ['rules within rules', 'a{&:hover{color:red}}', '@scope (#root){a{&:hover{color:red}}}'],
    [
      'files of the site',
      'a{background:url("/files/abc123/640") , url(/files/x)}',
      '@scope (#root){a{background:url(/files/abc123/640),url(/files/x)}}',
    ],
    ['properties of one’s own', 'a{--size: 3px}', '@scope (#root){a{--size: 3px}}'],
    ['what sticks', 'a{position:sticky}', '@scope (#root){a{position:sticky}}'],
    [
      'a text that looks like code',
      'a{content:"@import {"}',
      '@scope (#root){a{content:"@import {"}}',
    ],
  ];
  test.each(cases)('%s', (_name, source, css) => {
    expect(writtenCss(source)).toEqual({ ok: true, css });
  });
});

describe('what is refused, with its line', () => {
  const cases: readonly [string, string, string, number][] = [
    ['import', 'a{color:red}\n\n@import "x.css";', 'CSS_NOT_ALLOWED', 3],
    ['import in disguise', '\n@\\69mport url(//evil.test)', 'CSS_NOT_ALLOWED', 2],
    ['import in capitals', '@IMPORT "x"', 'CSS_NOT_ALLOWED', 1],
    ['import inside a rule', 'a{\n@import "x";}', 'CSS_NOT_ALLOWED', 2],
    ['font', '@font-face{font-family:x}', 'CSS_NOT_ALLOWED', 1],
    ['charset', '@charset "utf-8";', 'CSS_NOT_ALLOWED', 1],
    ['layer', '@layer reset{*{color:red}}', 'CSS_NOT_ALLOWED', 1],
    ['scope', '@scope (html){a{color:red}}', 'CSS_NOT_ALLOWED', 1],
    ['namespace', '@namespace svg "http://x";', 'CSS_NOT_ALLOWED', 1],
    ['property', '@property --x{syntax:"*";inherits:true}', 'CSS_NOT_ALLOWED', 1],
    ['address', 'a{\nbackground:url(https://evil.test/x.png)}', 'CSS_NOT_ALLOWED', 2],
    ['quoted address', 'a{background:url( "//evil.test")}', 'CSS_NOT_ALLOWED', 1],
    ['address in disguise', 'a{background:\\75rl(//evil.test)}', 'CSS_NOT_ALLOWED', 1],
    ['address of data', 'a{background:url(data:image/png;base64,AA)}', 'CSS_NOT_ALLOWED', 1],
    ['way up from files', 'a{background:url(/files/../api/x)}', 'CSS_NOT_ALLOWED', 1],
    ['escaped way up', 'a{background:url(/files/\\2e\\2e/api)}', 'CSS_NOT_ALLOWED', 1],
    ['address in a variable', 'a{--x:url(//evil.test);background:var(--x)}', 'CSS_NOT_ALLOWED', 1],
    ['set of images', 'a{background:image-set("//evil.test" 1x)}', 'CSS_NOT_ALLOWED', 1],
    ['old set', 'a{background:-webkit-image-set("//e" 1x)}', 'CSS_NOT_ALLOWED', 1],
    ['source', 'a{background:src("//evil.test")}', 'CSS_NOT_ALLOWED', 1],
    ['image', 'a{background:image("//evil.test")}', 'CSS_NOT_ALLOWED', 1],
    ['element', 'a{background:element(#x)}', 'CSS_NOT_ALLOWED', 1],
    ['expression', 'a{width:expression(alert(1))}', 'CSS_NOT_ALLOWED', 1],
    ['binding', 'a{-moz-binding:none}', 'CSS_NOT_ALLOWED', 1],
    ['behaviour', 'a{behavior:none}', 'CSS_NOT_ALLOWED', 1],
    ['escaped behaviour', 'a{behav\\69or:none}', 'CSS_NOT_ALLOWED', 1],
    ['fixed', 'a{color:red}\nb{ position : fixed}', 'CSS_NOT_ALLOWED', 2],
    ['escaped fixed', 'a{pos\\69tion:fi\\78 ed}', 'CSS_NOT_ALLOWED', 1],
    ['fixed by a variable', 'a{--p:fixed;position:var(--p)}', 'CSS_NOT_ALLOWED', 1],
    ['fixed in an animation', '@keyframes k{from{position:fixed}}', 'CSS_NOT_ALLOWED', 1],
    ['fixed in a condition', '@media print{a{position:fixed!important}}', 'CSS_NOT_ALLOWED', 1],
    ['fixed as a name', 'a{position:/**/fixed{color:red}}', 'CSS_NOT_ALLOWED', 1],
    ['unknown property', 'a{colr:red}', 'CSS_NOT_ALLOWED', 1],
    ['open brace', 'a{color:red', 'CSS_BROKEN', 1],
    ['open condition', '@media print{\na{color:red}', 'CSS_BROKEN', 1],
    ['brace too many', 'a{color:red}\n}b{color:red}', 'CSS_BROKEN', 2],
    ['wrong bracket', 'a[b){color:red}', 'CSS_BROKEN', 1],
    ['open text', 'a{content:"x', 'CSS_BROKEN', 1],
    ['open text in a line', 'a{content:"x\n;}', 'CSS_BROKEN', 1],
    ['open comment', 'a{color:red}\n/* x', 'CSS_BROKEN', 2],
    ['open address', 'a{background:url(/files/abc', 'CSS_BROKEN', 1],
    ['end of the style', '</style><script>alert(1)</script>', 'CSS_BROKEN', 1],
    ['end in a text', 'a{content:"</style>"}', 'CSS_BROKEN', 1],
    ['comment of HTML', '<!-- a{color:red} -->', 'CSS_BROKEN', 1],
    ['no colon', 'a{color}', 'CSS_BROKEN', 1],
    ['animation without a block', '@keyframes k;', 'CSS_BROKEN', 1],
    ['no selector', '{color:red}', 'CSS_BROKEN', 1],
  ];
  test.each(cases)('%s', (_name, source, code, line) => {
    expect(problemOf(source)).toMatchObject({ code, line });
  });

  test.each([
    ['@media all{', '}'],
    ['@supports (', ')'],
    [':not(', ')'],
    ['a{width:calc(', ')}'],
    ['a{--x:(', ')}'],
    ['[', ']'],
  ])('%s inside each other without end', (open, close) => {
    const of = (count: number) => `${open.repeat(count)}a{color:red}${close.repeat(count)}`;
    for (const count of [40, 1200]) expect(problemOf(of(count))?.code).toBe('CSS_BROKEN');
  });

  test('more than twenty thousand bytes', () => {
    expect(problemOf(`a{color:red}${' '.repeat(MOST_CSS_BYTES - 12)}`)).toBeNull();
    expect(problemOf(`a{color:red}${' '.repeat(MOST_CSS_BYTES - 11)}`)?.code).toBe('CSS_TOO_LONG');
    expect(problemOf(`a{content:"${'é'.repeat(MOST_CSS_BYTES / 2)}"}`)?.code).toBe('CSS_TOO_LONG');
  });
});

test('whatever is written, what comes out has nothing forbidden and stays in its scope', () => {
  const rules = [
    'a{color:red}',
    '@media print{a{color:red}}',
    '@keyframes k{from{opacity:0}}',
    'a{--x:1;&:hover{color:red}}',
    String.raw`a{content:"\3c /style>"}`,
    'a{background:url(/files/a)}',
    'a{--y:{b:c}}',
    '/* } */',
    'a{content:"}"}',
    String.raw`.\@import{color:red}`,
  ];
  const pieces =
    `{ } ; : @import @\\69mport @scope " ' /* */ ( ) url( //e </style> <!-- \\ --x: position:fixed src("x") & , ! [ ] \\7d \n \0`.split(
      ' ',
    );
  const piece = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...rules) },
    { weight: 1, arbitrary: fc.constantFrom(...pieces) },
  );
  const within = fc
    .tuple(fc.constantFrom(...rules), fc.constantFrom(...pieces), fc.nat(30))
    .map(([rule, part, at]) => `${rule.slice(0, at)}${part}${rule.slice(at)}`);
  const sheets = fc
    .array(fc.oneof({ weight: 4, arbitrary: piece }, { weight: 1, arbitrary: within }), {
      maxLength: 8,
    })
    .map((all) => all.join(''));
  let kept = 0;
  fc.assert(
    fc.property(sheets, (source) => {
      const result = writtenCss(source);
      if (!result.ok || result.css === '') return;
      kept += 1;
      expect(tokenProblem(result.css.replace('@scope', '@media'))).toBeNull();
      expect(result.css).not.toContain('</');
      walk(parse(result.css), (node) => {
        if (node.type === 'Atrule')
          expect(['media', 'supports', 'container', 'keyframes', 'scope']).toContain(
            node.name.toLowerCase(),
          );
        if (node.type === 'Url') expect(node.value).toMatch(/^\/files\//);
        if (node.type === 'Declaration' && ident.decode(node.property) === 'position')
          expect(generate(node.value)).not.toMatch(/fixed|var|\\/i);
      });
      expect(result.css).toMatch(/^(@keyframes|@scope \(#root\)\{)/);
    }),
    { numRuns: 10_000 },
  );
  expect(kept).toBeGreaterThan(1000);
});
