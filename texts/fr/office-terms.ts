export const texts = {
  title: 'Conditions générales',
  opening:
    'Chaque famille accepte ce texte en commandant. Ce que vous enregistrez ici reste un brouillon : les familles ne voient que ce que vous publiez, et chaque commande garde la version qu’elle a acceptée.',
  text: 'Texte',
  usual:
    'Ceci est un texte d’exemple, que votre site montre tant que vous n’avez rien publié. Adaptez-le à votre organisation.',
  kept_at: (moment: string) => `Brouillon enregistré le ${moment}.`,
  keep: 'Enregistrer le brouillon',
  draft_kept: 'Brouillon enregistré.',
  keep_first: 'Enregistrez d’abord le brouillon.',
  published_already: 'Ce texte est déjà publié.',
  publish: 'Publier',
  publish_title: (number: number) => `Publier la version ${number} ?`,
  publish_consequence:
    'Elle vaut tout de suite pour les nouvelles commandes. Une famille qui est en train de commander devra l’accepter. Une version publiée ne peut plus être modifiée ni retirée.',
  versions: 'Versions publiées',
  no_versions: 'Vous n’avez encore rien publié.',
  version: (number: number) => `Version ${number}`,
  holds: (who: string) => `${who} · version actuelle`,
  published_at: 'Publiée le',
  published_by: 'Par',
};
