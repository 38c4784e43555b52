export const texts: typeof import('../fr/terms.ts').texts = {
  title: 'Terms and conditions',
  subtitle: 'What applies to every registration made on this site.',
  version: (number) => `Terms and conditions, version ${number}`,
  published: (number) => `Version ${number} published.`,
  since: (number, day) => `Version ${number}, published on ${day}`,
  earlier: 'This is an earlier version. It applies to orders that accepted it.',
  conditions: 'Cancellation and withdrawal today',
  see_current: 'Read the current version',
};
export const errors = {
  TERMS_CHANGED:
    'The terms and conditions changed while you were ordering. Read them, then accept them to go on.',
  TERMS_INCOMPLETE: 'One of your site’s languages has no text yet.',
  TERMS_UNCHANGED: 'Families already read this text.',
  TERMS_VERSION_NOT_FOUND: 'This version of the terms does not exist.',
};
