import headingFont from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url';
import textFont from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';

/**
 * The two font files a page preloads: `<link rel="preload" as="font" type="font/woff2" crossorigin
 * href=…>`.
 */
export const fontFiles: readonly string[] = [textFont, headingFont];
