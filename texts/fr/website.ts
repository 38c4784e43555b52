export const errors = {
  PAGE_NOT_FOUND: 'Cette page n’existe pas.',
  PREVIEW_OVER: 'Cet aperçu n’est plus valable. Ouvrez-le à nouveau depuis la gestion.',
  COLOURS_TOO_CLOSE:
    'Ces deux couleurs sont trop proches : beaucoup de gens ne pourraient pas lire le texte.',
  ENDS_BEFORE_START: 'La fin vient avant le début : l’annonce ne se verrait jamais.',
  LINK_INVALID:
    'Un lien commence par / (une page de votre site), https://, mailto: ou tel:, sans espace.',
};
