export const texts = {
  title: 'Conditions générales',
  subtitle: 'Ce qui vaut pour chaque inscription faite sur ce site.',
  version: (number: number) => `Conditions générales, version ${number}`,
  published: (number: number) => `Version ${number} publiée.`,
  /** Under the title: the version, and the day since which it is in force. */
  since: (number: number, day: string) => `Version ${number}, publiée le ${day}`,
  earlier: 'Ceci est une version antérieure. Elle vaut pour les commandes qui l’ont acceptée.',
  /** Above the law and the conditions that hold now. */
  conditions: 'Annulation et rétractation aujourd’hui',
  see_current: 'Lire la version actuelle',
};
export const errors = {
  TERMS_CHANGED:
    'Les conditions générales ont changé pendant votre commande. Lisez-les, puis acceptez-les pour continuer.',
  TERMS_INCOMPLETE: 'Il manque un texte dans une des langues de votre site.',
  TERMS_UNCHANGED: 'Ce texte est déjà celui que les familles lisent.',
  TERMS_VERSION_NOT_FOUND: 'Cette version des conditions n’existe pas.',
};
