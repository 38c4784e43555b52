import { plural } from '../formats/plural.ts';

export const texts: typeof import('../fr/office-papers.ts').texts = {
  before_printing: 'Before you print',
  unprinted: (signs) => `These characters do not print: ${signs}.`,
  and_more: (names, count) =>
    `${names} and ${count} ${plural('en', count, { one: 'other', other: 'others' })}`,
};
