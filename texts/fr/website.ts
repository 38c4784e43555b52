export const errors = {
  PAGE_NOT_FOUND: 'Cette page n’existe pas.',
  PATHNAME_INVALID:
    'Une adresse commence par /, et n’a que des lettres minuscules sans accent, des chiffres et des traits d’union : /ete-2027.',
  PATHNAME_RESERVED: 'Cette adresse est celle d’une page du système. Choisissez-en une autre.',
  PATHNAME_TAKEN: 'Une autre page a déjà cette adresse.',
  PAGE_TOO_LARGE: 'La page est trop grande : 60 éléments au plus, dont 12 listes, et 5 niveaux.',
  ELEMENT_TWICE: 'Deux éléments de la page ont le même identifiant.',
  ELEMENT_UNKNOWN:
    'La page contient un élément que cette version ne connaît pas et qu’elle n’a jamais eu en ligne : retirez-le.',
  PAGE_NEEDS_ELEMENT:
    'Il manque à cette page l’élément dont elle est faite. Remettez-le, puis publiez.',
  PAGE_NOT_WRITTEN: 'Il n’y a rien à publier ni à retirer de cette page.',
  PAGE_IS_OURS:
    'Cette page fait partie du système : elle garde son adresse et ne peut pas être supprimée.',
  PAGE_VERSION_NOT_FOUND: 'Cette version n’existe pas.',
  PREVIEW_OVER: 'Cet aperçu n’est plus valable. Ouvrez-le à nouveau depuis la gestion.',
  CSS_BROKEN: 'Ces styles ne peuvent pas être lus.',
  CSS_NOT_ALLOWED: 'Ces styles contiennent une instruction qui n’est pas permise.',
  CSS_TOO_LONG: 'Ces styles sont trop longs : 20 000 octets au plus.',
  COLOURS_TOO_CLOSE:
    'Ces deux couleurs sont trop proches : beaucoup de gens ne pourraient pas lire le texte.',
  ENDS_BEFORE_START: 'La fin vient avant le début : l’annonce ne se verrait jamais.',
  LINK_INVALID:
    'Un lien commence par / (une page de votre site), https://, mailto: ou tel:, sans espace.',
};
