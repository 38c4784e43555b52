interface Place {
  readonly line: number;
  readonly column: number;
  readonly found: string;
}

export const texts = {
  styles: 'Vos styles',
  styles_help:
    'Du CSS, pour les personnes qui le connaissent. Il vaut pour les pages publiques, jamais pour la commande, la connexion ni le compte. 20 000 octets au plus.',
  styles_limits:
    'Ne sont pas permis : @import, @font-face, les adresses d’autres sites et position: fixed. Les images de votre site le sont, par url(/files/…).',
  css: 'CSS',
  css_refused: {
    CSS_BROKEN: ({ line, column, found }: Place) =>
      `Ligne ${line}, colonne ${column} : « ${found} » ne peut pas être lu. Il manque peut-être une accolade, un guillemet ou un deux-points.`,
    CSS_NOT_ALLOWED: ({ line, column, found }: Place) =>
      `Ligne ${line}, colonne ${column} : « ${found} » n’est pas permis ou n’existe pas.`,
  },
};
