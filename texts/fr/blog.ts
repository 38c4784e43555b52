export const texts = {
  none_yet_title: 'Pas encore d’article',
  none_yet_text: 'Rien n’est publié ici pour l’instant.',
  home: 'Retour à l’accueil',
  not_shown: 'Vos visiteurs ne voient rien ici tant qu’il n’y en a pas.',
};
