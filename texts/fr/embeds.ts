export const texts = {
  consent: (host: string) =>
    `Ce contenu vient du site ${host}. Quand vous l’affichez, ${host} l’apprend et peut enregistrer votre visite.`,
  show: 'Afficher',
  hide: 'Masquer',
  open_at: (host: string) => `Ouvrir sur ${host}`,
};
