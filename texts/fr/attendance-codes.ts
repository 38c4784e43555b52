import { elided } from '../formats/elided.ts';

export const texts = {
  title: 'Code de présence',
  text: (firstname: string) =>
    `À montrer à l’arrivée, imprimé ou sur un téléphone : ${firstname} est alors noté en un instant.`,
  picture: (firstname: string) => `Code QR ${elided('de', firstname)}`,
  written: (code: string) => `Le même code en lettres : ${code}`,
  renew: 'Remplacer le code',
  renew_follows:
    'Un nouveau code prend la place de celui-ci. Les badges et les images qui portent l’ancien ne marcheront plus.',
  keep: 'Garder ce code',
  renewed: 'Le code a été remplacé.',
};
