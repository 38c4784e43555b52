import { plural } from '../formats/plural.ts';

export const texts = {
  before_printing: 'Avant d’imprimer',
  unprinted: (signs: string) => `Ces signes ne s’impriment pas : ${signs}.`,
  and_more: (names: string, count: number) =>
    `${names} et ${count} ${plural('fr', count, { one: 'autre', other: 'autres' })}`,
};
