/** Texts about a family's own data in its account. */
export const texts = {
  title: 'Mes données',
  why: 'Tout ce que nous gardons sur votre famille, dans un fichier : coordonnées, participants, achats, paiements, messages. Les notes que l’équipe garde pour elle n’y sont pas.',
  download: 'Télécharger mes données',
  done: 'Vos données sont dans vos téléchargements.',
};
