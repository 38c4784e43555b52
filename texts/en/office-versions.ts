export const texts: typeof import('../fr/office-versions.ts').texts = {
  title: 'Versions',
  none: 'Nothing has been published yet.',
  version: (number) => `Version ${number}`,
  by: (name) => `by ${name}`,
  look: 'View',
  look_at: (number) => `View version ${number}`,
  shown: (number) => `You see version ${number}`,
  shown_help: 'Nothing is changed unless you restore it.',
  restore: 'Restore',
  restore_this: 'Restore this version',
  restore_version: (number) => `Restore version ${number}`,
  back_to_draft: 'Back to the draft',
};
