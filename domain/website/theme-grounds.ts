import { hexOf } from './oklch.ts';

/** The colours behind a page, from warm white to a cool or a greenish one. */
export const GROUNDS = ['warm', 'linen', 'white', 'mist', 'sage'] as const;
export type Ground = (typeof GROUNDS)[number];

/** The colours of a ground and of its words, as `#rrggbb`. */
interface Surfaces {
  readonly paper: string;
  readonly raised: string;
  readonly sunk: string;
  readonly deep: string;
  readonly line: string;
  readonly line_strong: string;
  readonly ink: string;
  readonly ink_soft: string;
  readonly ink_faint: string;
}

/** The values of `ui/styles/tokens.css`. */
const WARM: Surfaces = {
  paper: '#fffdfa',
  raised: '#ffffff',
  sunk: '#f8f4ee',
  deep: '#efe9e0',
  line: '#e7e0d6',
  line_strong: '#8f867b',
  ink: '#211a15',
  ink_soft: '#574e46',
  ink_faint: '#6f665d',
};

/** Mixes surfaces of one hue: from the palest behind everything to nearly black words. */
function surfaces(hue: number, { paper, chroma }: { paper: number; chroma: number }): Surfaces {
  const mixed = (l: number, share: number) => hexOf({ l, c: chroma * share, h: hue });
  return {
    paper: mixed(paper, 0.6),
    raised: '#ffffff',
    sunk: mixed(paper - 0.022, 0.9),
    deep: mixed(paper - 0.05, 1.2),
    line: mixed(paper - 0.078, 1.4),
    line_strong: mixed(0.6, 1.6),
    ink: mixed(0.22, 1.4),
    ink_soft: mixed(0.41, 1.5),
    ink_faint: mixed(0.485, 1.5),
  };
}

const SURFACES: Readonly<Record<Ground, Surfaces>> = {
  warm: WARM,
  linen: surfaces(82, { paper: 0.978, chroma: 0.018 }),
  white: surfaces(265, { paper: 1, chroma: 0.003 }),
  mist: surfaces(240, { paper: 0.985, chroma: 0.012 }),
  sage: surfaces(140, { paper: 0.982, chroma: 0.013 }),
};

/** Returns the colours of a ground and of the words on it. */
export const surfacesOf = (ground: Ground): Surfaces => SURFACES[ground];
