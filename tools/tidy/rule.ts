import type { Source, Tree } from './tree.ts';

/** A place that breaks a rule, and the remedy in a plain sentence. */
export interface Violation {
  readonly path: string;
  readonly line: number;
  readonly sentence: string;
}

/**
 * One rule of style. It carries an example that breaks it and one that does not, because a rule
 * that cannot fail is no rule.
 */
export interface Rule {
  /** The requirement, as the name of a test. */
  readonly name: string;
  readonly check: (tree: Tree) => readonly Violation[];
  readonly wrong: Example;
  readonly right: Omit<Example, 'says'>;
}

interface Example {
  readonly files: Readonly<Record<string, string>>;
  readonly registers?: Readonly<Record<string, string>>;
  /** `path:line` of each violation in the example, in order. */
  readonly says: readonly string[];
}

/** Returns a violation as it is printed. */
export function sentenceOf(violation: Violation): string {
  return `${violation.path}:${violation.line} ${violation.sentence}`;
}

/** Returns a violation at an offset of a file. */
export function at(source: Source, input: { offset: number; sentence: string }): Violation {
  return { path: source.path, line: source.lineAt(input.offset), sentence: input.sentence };
}

/** Returns the TypeScript files that people write. */
export function codeOf(tree: Tree): readonly Source[] {
  return tree.sources.filter((source) => /\.(tsx?|mjs)$/.test(source.path) && !source.isGenerated);
}

/** True for tests, browser stories included. */
export function isTest(path: string): boolean {
  return /\.(test|flow|race)\.tsx?$/.test(path) || path.startsWith('testing/');
}

/** Returns the part of the project that a path belongs to; empty for the root. */
export function partOf(path: string): string {
  return path.includes('/') ? (path.split('/')[0] ?? '') : '';
}
