export const texts = {
  leads_nowhere: 'Navigation désactivée en mode aperçu.',
  choose_picture: 'Choisissez une image dans les réglages.',
};
