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

/** The motif of a category as our drawings know it; paper for one they do not know. */
export const motifOf = (motif: string): Motif => motifs.find((known) => known === motif) ?? 'paper';
