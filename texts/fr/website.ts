export const errors = {
  PAGE_NOT_FOUND: 'Cette page n’existe pas.',
  COLOURS_TOO_CLOSE:
    'Ces deux couleurs sont trop proches : beaucoup de gens ne pourraient pas lire le texte.',
  ENDS_BEFORE_START: 'La fin vient avant le début : l’annonce ne se verrait jamais.',
  LINK_INVALID:
    'Un lien commence par / (une page de votre site), https://, mailto: ou tel:, sans espace.',
};
