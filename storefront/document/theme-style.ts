import { accentTheme } from '@ribambelle/domain/website/accent-theme.ts';
import { surfacesOf } from '@ribambelle/domain/website/theme-grounds.ts';
import { themeProperties } from '@ribambelle/domain/website/theme-properties.ts';
import {
  DEFAULT_THEME,
  isDefaultLook,
  type Theme,
  type ThemeTokens,
  tokensOf,
} from '@ribambelle/domain/website/themes.ts';
import { fontsOf } from '@ribambelle/ui/styles/theme-fonts.ts';

/** The look of one site's pages. */
interface ThemeStyle {
  /** The properties of the accent, for the root's `style`. */
  readonly accent: string;
  /** The rules of the theme; empty for the default look, which the style sheet has. */
  readonly css: string;
  /** The colour of the browser around the page. */
  readonly paper: string;
  /** The fonts to preload. */
  readonly fonts: readonly string[];
}

/** The header stands right below the root: nothing of it is in the style sheet of other sites. */
const HEADER: Readonly<Record<ThemeTokens['header_look'], string>> = {
  plain: '',
  lined: '#root>header{border-bottom:3px solid var(--accent-edge)}',
  tinted: '#root>header{border-color:var(--accent-line);background:var(--accent-tint)}',
};

const MOST_STYLES = 1000;
const styles = new Map<string, ThemeStyle>();

/** Returns the look of a theme with an accent; each is computed once. */
export function themeStyle(accent: string, theme: Theme = DEFAULT_THEME): ThemeStyle {
  const key = JSON.stringify([accent, theme.name, tokensOf(theme)]);
  const cached_style = styles.get(key);
  if (cached_style !== undefined) return cached_style;
  const style = styleOf(accent, theme);
  if (styles.size > MOST_STYLES) styles.clear();
  styles.set(key, style);
  return style;
}

function styleOf(accent: string, theme: Theme): ThemeStyle {
  const tokens = tokensOf(theme);
  const fonts = fontsOf(tokens.faces);
  const css = isDefaultLook(theme)
    ? ''
    : `${fonts.css}@layer tokens{:root{${written(themeProperties(tokens))}}}@layer elements{${HEADER[tokens.header_look]}}`;
  return {
    accent: written(accentTheme(accent, tokens.ground)),
    css,
    paper: surfacesOf(tokens.ground).paper,
    fonts: fonts.files,
  };
}

function written(properties: Readonly<Record<string, string>>): string {
  return Object.entries(properties)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
}
