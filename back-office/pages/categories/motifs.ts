/** The motifs that the server can draw, by name (pictures/motifs). */
export const MOTIFS = [
  'water',
  'field',
  'stage',
  'paper',
  'stone',
  'sky',
  'forest',
  'kitchen',
  'music',
  'code',
] as const;
