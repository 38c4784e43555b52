import type { Theme } from '../catalogue.ts';
import { CODE } from './code.ts';
import { FIELD } from './field.ts';
import { FOREST } from './forest.ts';
import { KITCHEN } from './kitchen.ts';
import { MUSIC } from './music.ts';
import { PAPER } from './paper.ts';
import { SKY } from './sky.ts';
import { STAGE } from './stage.ts';
import { STONE } from './stone.ts';
import { WATER } from './water.ts';

/** All activities of the rich organiser, by discipline. */
export const THEMES: readonly Theme[] = [
  FOREST,
  STAGE,
  WATER,
  PAPER,
  CODE,
  STONE,
  KITCHEN,
  SKY,
  MUSIC,
  FIELD,
];
