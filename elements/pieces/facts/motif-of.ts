import type { Motif } from '@ribambelle/ui/cards/picture.tsx';

const motifs: readonly Motif[] = [
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
];

/** Returns the motif of a category, for our drawings; paper when they do not know it. */
export const motifOf = (motif: string): Motif => motifs.find((one) => one === motif) ?? 'paper';
