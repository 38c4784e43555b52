import { surfacesOf } from './theme-grounds.ts';
import type { Faces, ThemeTokens } from './themes.ts';

type Properties = Readonly<Record<`--${string}`, string>>;

const FIGTREE = "'Figtree Variable','Figtree fallback',system-ui,sans-serif";
const one = (family: string): Properties => {
  const stack = `'${family}','${family} fallback',system-ui,sans-serif`;
  return { '--font-text': stack, '--font-heading': stack };
};

/** The families of each pair of faces, with measured fallbacks. */
const FAMILIES: Readonly<Record<Faces, Properties>> = {
  bricolage: {
    '--font-text': FIGTREE,
    '--font-heading': "'Bricolage Grotesque','Bricolage fallback',system-ui,sans-serif",
  },
  fraunces: { '--font-text': FIGTREE, '--font-heading': "'Fraunces','Fraunces fallback',serif" },
  instrument: one('Instrument Sans Variable'),
  lora: {
    '--font-text':
      "'Source Sans 3 Variable','Source Sans 3 Variable fallback',system-ui,sans-serif",
    '--font-heading': "'Lora','Lora fallback',serif",
  },
  nunito: one('Nunito Variable'),
  archivo: one('Archivo Variable'),
};

const corners = (small: string, [usual, large, full]: readonly string[]): Properties => ({
  '--round-sm': small,
  '--round': usual ?? small,
  '--round-lg': large ?? small,
  '--round-full': full ?? small,
});

const CORNERS: Readonly<Record<ThemeTokens['roundness'], Properties>> = {
  square: corners('2px', ['2px', '3px', '3px']),
  slight: corners('4px', ['8px', '10px', '8px']),
  soft: corners('8px', ['12px', '20px', '999px']),
  round: corners('12px', ['18px', '30px', '999px']),
};

const SPACES: Readonly<Record<ThemeTokens['density'], Properties>> = {
  airy: {},
  compact: {
    '--space-7': '36px',
    '--space-8': '48px',
    '--space-9': '64px',
    '--section': 'clamp(36px, 5vw, 64px)',
    '--heading-md': 'clamp(1.5rem, 1.36rem + 0.7vw, 1.9375rem)',
    '--heading-lg': 'clamp(1.875rem, 1.55rem + 1.6vw, 2.75rem)',
    '--heading-xl': 'clamp(2.25rem, 1.7rem + 2.7vw, 3.75rem)',
  },
};

/** Returns a hex colour as the three numbers of `rgb()`. */
const channelsOf = (hex: string): string =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(' ');

/**
 * Returns the custom properties of a theme's tokens, to be set on the page's root; the accent's
 * come from `accentTheme`.
 */
export function themeProperties({ faces, ground, roundness, density }: ThemeTokens): Properties {
  const colours = surfacesOf(ground);
  return {
    '--paper': colours.paper,
    '--paper-raised': colours.raised,
    '--paper-sunk': colours.sunk,
    '--paper-deep': colours.deep,
    '--line': colours.line,
    '--line-strong': colours.line_strong,
    '--ink': colours.ink,
    '--ink-soft': colours.ink_soft,
    '--ink-faint': colours.ink_faint,
    '--shade': channelsOf(colours.ink),
    ...FAMILIES[faces],
    ...CORNERS[roundness],
    ...SPACES[density],
  };
}
