import { SourceMap } from 'node:module';
import { expect, test } from 'vitest';
import { withLinesOnly } from './source-lines.ts';

/**
 * Six lines: the first of a.ts, then of a package, nothing, the third of a.ts with two columns, the
 * second of it, and the fortieth of b.ts.
 */
const MAP = {
  version: 3,
  sources: ['a.ts', '../node_modules/p/index.js', 'b.ts'],
  mappings: 'AAAA;ACAA;;ADEA,IAAIA;AADJ;AEsCA',
};

/** Returns the source and line, counted from 0, to which each line of a program leads. */
function linesOf(map: { mappings: string }, column: number) {
  const read = new SourceMap({
    ...MAP,
    ...map,
    file: '',
    names: ['n'],
    sourcesContent: [],
    sourceRoot: '',
  });
  return [0, 1, 2, 3, 4, 5].map((line) => read.findEntry(line, column));
}

test('each line of ours leads where it did, from any column, and those of packages nowhere', () => {
  const a = (originalLine: number) => ({ originalSource: 'a.ts', originalLine });
  const nowhere = { originalSource: undefined };
  const lines = [a(0), nowhere, nowhere, a(2), a(1), { originalSource: 'b.ts', originalLine: 39 }];
  expect(linesOf(MAP, 4)[1]).toMatchObject({ originalSource: MAP.sources[1] });
  for (const [line, expected] of lines.entries()) {
    expect(linesOf(withLinesOnly(MAP), 0)[line]).toMatchObject(expected);
    expect(linesOf(withLinesOnly(MAP), 80)[line]).toMatchObject(expected);
    if (expected !== nowhere) expect(linesOf(MAP, 0)[line]).toMatchObject(expected);
  }
});

test('columns and names are left out', () => {
  expect(withLinesOnly(MAP)).toEqual({
    version: 3,
    sources: MAP.sources,
    mappings: 'AAAA;A;;AAEA;AADA;AEsCA',
  });
});
