export const errors = {
  PAGE_NOT_FOUND: 'Cette page n’existe pas.',
};
