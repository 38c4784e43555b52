export const texts: typeof import('../fr/availability-page.ts').texts = {
  about: 'In short',
  register: 'Registration',
  register_action: 'Register',
  notices: {
    ended: { title: 'This activity is over', text: (date) => `It ended on ${date}.` },
    closed: {
      title: 'Registration is closed',
      text: () => 'This date is not open for registration.',
    },
    overlap: {
      title: 'Not available at this time',
      text: () => 'The room, the person or the hour is taken by another registration.',
    },
    started: {
      title: 'This activity has already started',
      text: (date) => `It started on ${date}. Registering is no longer possible.`,
    },
    full: {
      title: 'This activity is full',
      text: () => 'No places left on this date.',
    },
    opening_scheduled: {
      title: 'Registration opens soon',
      text: (date) => `It opens on ${date}.`,
    },
    closing_passed: { title: 'Registration is closed', text: (date) => `It ended on ${date}.` },
  },
  members: {
    only_title: 'Members only',
    only_text: 'To register, you need to be a member:',
    first_title: 'Members can register already',
    first_text: (date) => `Open to everybody from ${date}. Today you need to be a member:`,
    soon_text: (date) => `Members can register from ${date}:`,
  },
  other_dates: 'View the other dates',
  other_dates_short: 'Other dates',
  waiting_list: {
    title: 'Waiting list',
    invitation: 'When someone cancels, the first person on the list gets an e-mail straight away.',
    invitation_without_mail:
      'When someone cancels, the first person on the list sees it in their account. This site does not send e-mails yet.',
    login_title: 'Sign in to be notified',
    login_title_without_mail: 'Sign in to join the list',
    login_text: 'You will come straight back here.',
  },
};
