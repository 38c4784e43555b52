/** Texts about a family's own data in its account. */
export const texts = {
  title: 'My data',
  why: 'Everything that we keep about your family, in a file: contact details, participants, purchases, payments, messages. Notes that the team keeps for itself are not in it.',
  download: 'Download my data',
  done: 'Your data is in your downloads.',
};
