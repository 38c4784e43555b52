import { type Ground, GROUNDS } from './theme-grounds.ts';

/** Our themes, in the order in which they are offered; the first is the look of a new site. */
export const THEME_NAMES = [
  'default',
  'linen',
  'harbour',
  'meadow',
  'playground',
  'studio',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

/** The pairs of faces, named by the one of the headings. */
const FACES = ['bricolage', 'fraunces', 'instrument', 'lora', 'nunito', 'archivo'] as const;
export type Faces = (typeof FACES)[number];

/** The choices for each token of a theme: an organiser may change a theme within them. */
export const TOKEN_CHOICES = {
  faces: FACES,
  ground: GROUNDS,
  roundness: ['square', 'slight', 'soft', 'round'],
  density: ['airy', 'compact'],
  header_look: ['plain', 'lined', 'tinted'],
} as const;

/** The parts that make the look of a site, beside its accent. */
export interface ThemeTokens {
  readonly faces: Faces;
  readonly ground: Ground;
  readonly roundness: (typeof TOKEN_CHOICES.roundness)[number];
  readonly density: (typeof TOKEN_CHOICES.density)[number];
  readonly header_look: (typeof TOKEN_CHOICES.header_look)[number];
}

/** A theme of ours, and the tokens that the organiser changed. */
export interface Theme {
  readonly name: ThemeName;
  readonly tokens: { readonly [Token in keyof ThemeTokens]?: ThemeTokens[Token] | undefined };
}

const THEMES: Readonly<Record<ThemeName, ThemeTokens>> = {
  default: {
    faces: 'bricolage',
    ground: 'warm',
    roundness: 'soft',
    density: 'airy',
    header_look: 'plain',
  },
  linen: {
    faces: 'fraunces',
    ground: 'linen',
    roundness: 'slight',
    density: 'airy',
    header_look: 'lined',
  },
  harbour: {
    faces: 'instrument',
    ground: 'mist',
    roundness: 'slight',
    density: 'compact',
    header_look: 'plain',
  },
  meadow: {
    faces: 'lora',
    ground: 'sage',
    roundness: 'soft',
    density: 'airy',
    header_look: 'tinted',
  },
  playground: {
    faces: 'nunito',
    ground: 'warm',
    roundness: 'round',
    density: 'airy',
    header_look: 'tinted',
  },
  studio: {
    faces: 'archivo',
    ground: 'white',
    roundness: 'square',
    density: 'compact',
    header_look: 'lined',
  },
};

export const DEFAULT_THEME: Theme = { name: 'default', tokens: {} };

/** Returns the tokens of a theme, with the organiser's changes. */
export function tokensOf({ name, tokens }: Theme): ThemeTokens {
  const own = THEMES[name];
  return {
    faces: tokens.faces ?? own.faces,
    ground: tokens.ground ?? own.ground,
    roundness: tokens.roundness ?? own.roundness,
    density: tokens.density ?? own.density,
    header_look: tokens.header_look ?? own.header_look,
  };
}

/** Returns true for the look of a new site, with nothing changed. */
export function isDefaultLook(theme: Theme): boolean {
  const tokens = tokensOf(theme);
  const usual = tokensOf(DEFAULT_THEME);
  return (
    tokens.faces === usual.faces &&
    tokens.ground === usual.ground &&
    tokens.roundness === usual.roundness &&
    tokens.density === usual.density &&
    tokens.header_look === usual.header_look
  );
}
