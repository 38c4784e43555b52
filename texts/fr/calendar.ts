export const texts = {
  event: (activity: string, firstname: string) => `${activity} – ${firstname}`,
  cancelled_event: (title: string) => `Annulé : ${title}`,
  event_description: {
    registrations: (organiser: string, href: string) =>
      `Chez ${organiser}. Tout savoir de cette inscription : ${href}`,
    others: (organiser: string, href: string) =>
      `Chez ${organiser}. Inscrit par l’autre foyer : ${href}`,
    bookings: (organiser: string, href: string) =>
      `Chez ${organiser}. Tout savoir de cette réservation : ${href}`,
  },
  add: 'Ajouter à mon agenda',
  title: 'Dans votre agenda',
  text: 'Toutes vos dates s’affichent dans l’agenda de votre téléphone et s’y mettent à jour seules quand quelque chose change.',
  create: 'Relier mon agenda',
  open: 'Ouvrir dans mon agenda',
  copy: 'Copier l’adresse',
  copied: 'L’adresse est copiée.',
  address: 'Adresse privée de votre agenda',
  keep_private:
    'Qui connaît cette adresse voit vos dates : ne la donnez qu’à vos proches. Si elle est tombée en d’autres mains, remplacez-la.',
  renew: 'Remplacer l’adresse',
  renew_follows:
    'L’adresse actuelle ne marchera plus : il faudra donner la nouvelle à chaque agenda qui l’utilise.',
  renew_button: 'Remplacer',
  renewed: 'Voici la nouvelle adresse. L’ancienne ne marche plus.',
  keep: 'Garder l’adresse',
};
