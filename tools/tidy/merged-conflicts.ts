import { at, type Rule } from './rule.ts';

/** The marks of git for both sides of a conflict, each alone at the start of a line. */
const MARKS = /^(?:<{7}|>{7}|\|{7}) /gm;

export const mergedConflicts: Rule = {
  name: 'no conflict of two changes is left in a file',
  check: (tree) =>
    tree.sources.flatMap((source) =>
      [...source.text.matchAll(MARKS)].map(({ index }) =>
        at(source, { offset: index, sentence: 'Choose what stays of both sides.' }),
      ),
    ),
  wrong: {
    files: {
      'README.md': `One\n${'<'.repeat(7)} HEAD\nTwo\n=======\nThree\n${'>'.repeat(7)} theirs\n`,
    },
    says: ['README.md:2', 'README.md:6'],
  },
  right: { files: { 'README.md': 'A heading\n=======\n\n> a word of somebody\n' } },
};
