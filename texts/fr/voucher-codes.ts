export const texts = {
  copy: 'Copier le code',
  copied: 'Code copié',
  once_paid: 'Le code servira dès que le paiement sera reçu.',
  give: 'Donnez ce code à la personne de votre choix : il vaut comme un bon d’achat.',
  redeem_myself: 'L’utiliser moi-même',
  lost: 'Code illisible',
  ask: (name: string) =>
    `Nous n’arrivons plus à afficher le code de ce bon. Contactez ${name} : le bon peut être rétabli ou remplacé.`,
};
