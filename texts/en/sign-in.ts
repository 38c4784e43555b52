export const texts: typeof import('../fr/sign-in.ts').texts = {
  signed_in: 'You are signed in.',
  signed_out: 'You are signed out.',
  registered: 'Welcome! Your account is open.',
  link_sent: 'If there is an account for this address, a link is on its way to it.',
  password_changed: 'Your password is changed.',
  link_letter_subject: (name) => `${name}: choose a new password`,
  link_letter_greeting: (firstname) => `Hello ${firstname},`,
  link_letter_why: (name) => `You asked for a new password for your account with ${name}. Choose it here:`,
  link_letter_button: 'Choose a password',
  link_letter_lasts: 'This link works once and for one hour. If you asked for nothing, do nothing: your password stays the same.',
};

export const errors = {
  WRONG_CREDENTIALS: 'The e-mail address or the password is not right.',
  WRONG_PASSWORD: 'This is not your current password.',
  PASSWORD_LINK_INVALID: 'This link has been used or is no longer valid. Ask for a new one.',
  PARTICIPANT_NOT_OFFERED: 'Add participants in your account once it is open.',
};
