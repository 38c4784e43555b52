export const texts = {
  leads_nowhere: 'Navigation désactivée en mode aperçu.',
};
