export const texts = {
  registrations: 'inscriptions',
  registration_columns: [
    ...['Référence', 'Inscrit le', 'Prénom', 'Nom', 'Naissance', 'Famille', 'E-mail', 'Téléphone', 'Activité'],
    ...['Du', 'Au', 'Places', 'Prix', 'Payé', 'Annulé le'],
  ],
};
