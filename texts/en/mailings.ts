export const errors: typeof import('../fr/mailings.ts').errors = {
  MAILING_NOT_FOUND: 'This mailing does not exist, or no longer exists.',
  MAILING_BEGUN: 'This mailing has been sent: it cannot be changed.',
  MAILING_CHANGED: 'Somebody changed this mailing meanwhile: read it again before you send it.',
  MAILING_PLANNED: 'This mailing is planned: make it a draft again first.',
  MAILING_NOT_PLANNED: 'This mailing is not planned, or has just left.',
  MAILING_MOMENT: 'Choose a moment to come, within a year.',
  MAILING_NOT_UNDER_WAY: 'There is nothing left to stop: everything has left, or nothing was sent.',
  MAILING_NOTHING_FAILED:
    'There is nothing to send again: nothing failed, or the mailing is still under way. An e-mail that came back leaves again once the family’s address is corrected.',
  MAILING_WITHOUT_TEXT: 'The subject or the text is missing: write them in one language at least.',
  MAILING_VARIABLE_UNKNOWN:
    'A word between braces is not a variable of this mailing. Choose one from the list.',
  MAILING_NOBODY: 'Nobody would get this e-mail: look at who is held back, and why.',
  MAILING_TOO_LARGE: 'More than 20,000 families at a time is too many: filter the list.',
  MAILING_RECIPIENTS_CHANGED:
    'The recipients have changed meanwhile: check how many there are and try again.',
  MAILING_ATTACHMENT_NOT_FOUND: 'This attachment no longer exists.',
  MAILING_ATTACHMENT_TYPE:
    'This file cannot be attached: PDF, picture, text, calendar or office document.',
  MAILING_ATTACHMENT_NAMED_ALIKE: 'An attachment already has this name.',
  MAILING_ATTACHMENTS_TOO_LARGE:
    'The attachments exceed 10 MB together: the families’ mailboxes would refuse them.',
};
