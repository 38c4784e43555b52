export const texts: typeof import('../fr/office-styles.ts').texts = {
  styles: 'Your styles',
  styles_help:
    'CSS, for people who know it. It applies to public pages, never to the checkout, signing in or the account. 20,000 bytes at most.',
  styles_limits:
    'Not allowed: @import, @font-face, addresses of other sites and position: fixed. Pictures of your site are, by url(/files/…).',
  css: 'CSS',
  css_refused: {
    CSS_BROKEN: ({ line, column, found }) =>
      `Line ${line}, column ${column}: “${found}” cannot be read. Perhaps a brace, a quote or a colon is missing.`,
    CSS_NOT_ALLOWED: ({ line, column, found }) =>
      `Line ${line}, column ${column}: “${found}” is not allowed or does not exist.`,
  },
};
