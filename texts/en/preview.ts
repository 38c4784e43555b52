export const texts: typeof import('../fr/preview.ts').texts = {
  leads_nowhere: 'Navigation disabled in preview mode.',
};
