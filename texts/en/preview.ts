export const texts: typeof import('../fr/preview.ts').texts = {
  leads_nowhere: 'Navigation disabled in preview mode.',
  choose_picture: 'Choose a picture in the settings.',
};
