import { accentTheme } from '@ribambelle/domain/website/accent-theme.ts';
import type { Ground } from '@ribambelle/domain/website/theme-grounds.ts';
import { themeProperties } from '@ribambelle/domain/website/theme-properties.ts';
import type { ThemeTokens } from '@ribambelle/domain/website/themes.ts';

/** Returns the custom properties of a theme with an accent, as the site's pages have them. */
export function themeLook(tokens: ThemeTokens, accent: string): Readonly<Record<string, string>> {
  return { ...themeProperties(tokens), ...accentTheme(accent, tokens.ground) };
}

/** Returns the shades of an accent on a ground. */
export function accentLook(accent: string, ground: Ground) {
  const shades = accentTheme(accent, ground);
  return {
    shades,
    /** The accent where it is text, as `#rrggbb`. */
    link: shades['--accent-deep'] ?? accent,
  };
}
