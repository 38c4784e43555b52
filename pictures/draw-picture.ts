import { code } from './motifs/code.ts';
import { field } from './motifs/field.ts';
import { forest } from './motifs/forest.ts';
import { gift } from './motifs/gift.ts';
import { kitchen } from './motifs/kitchen.ts';
import { music } from './motifs/music.ts';
import { paper } from './motifs/paper.ts';
import { sky } from './motifs/sky.ts';
import { stage } from './motifs/stage.ts';
import { stone } from './motifs/stone.ts';
import { water } from './motifs/water.ts';
import { paletteOf } from './palette.ts';
import { hashOf, randomOf } from './random.ts';
import { height, type Motif, width } from './shapes.ts';

const motifs = {
  water,
  field,
  stage,
  paper,
  stone,
  sky,
  kitchen,
  code,
  music,
  forest,
  gift,
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof motifs;

export const motifNames = [
  'water',
  'field',
  'stage',
  'paper',
  'stone',
  'sky',
  'kitchen',
  'code',
  'music',
  'forest',
  'gift',
] as const satisfies readonly MotifName[];

/** Tests whether a text, perhaps from an address, names a motif that we can draw. */
export const isMotif = (text: string): text is MotifName => Object.hasOwn(motifs, text);

export type PictureWish = {
  readonly motif: MotifName;
  readonly seed: string;
  readonly accent: string;
};

/**
 * Draws the picture for something without one: 4:3, under 6 KB, in the organiser's colours, always
 * the same for the same wish.
 */
export const drawPicture = ({ motif, seed, accent }: PictureWish): string => {
  const random = randomOf(`${motif}/${seed}`);
  const inks = paletteOf(accent, random.pick([-18, -6, 0, 12, 24]));
  const id = `p${hashOf(`${motif}/${seed}`).toString(36)}`;
  const body = motifs[motif]({ inks, random, id });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;
};
