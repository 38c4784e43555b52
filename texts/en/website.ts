export const errors: typeof import('../fr/website.ts').errors = {
  PAGE_NOT_FOUND: 'This page does not exist.',
};
