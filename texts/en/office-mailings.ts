import { plural } from '../formats/plural.ts';

const families = (count: number) =>
  `${count} ${plural('en', count, { one: 'family', other: 'families' })}`;

export const texts: typeof import('../fr/office-mailings.ts').texts = {
  title: 'Mailings',
  search: 'Subject',
  empty:
    'No mailing yet. Select rows in registrations, families or dates, then “Write”, or begin here.',
  add: 'Write to several families',
  write: 'Write',
  write_day: 'Write to the families of the day',
  write_group: 'Write to the families',
  untitled: 'No subject',
  states: {
    DRAFT: 'Draft',
    WRITING: 'Being prepared',
    SENDING: 'Being sent',
    SENT: 'Sent',
    CANCELLED: 'Stopped',
  },
  recipient_states: {
    WAITING: 'Waiting',
    SENT: 'Sent',
    KEPT: 'Kept: no mail server',
    FAILED: 'Failed',
    BOUNCED: 'Came back: unknown address',
    HELD_BACK: 'Held back',
    CANCELLED: 'Stopped before sending',
  },
  held_back: {
    NO_CONSENT: 'did not agree to receive news',
    NO_ADDRESS: 'has no e-mail address',
    ADDRESS_UNCONFIRMED: 'did not confirm the address',
    ADDRESS_REFUSED: 'has an address that its server refuses',
  },
  held_back_count: (count: number, why: string) => `${families(count)} held back: ${why}.`,
  to: 'To',
  source_chosen: {
    REGISTRATIONS: (count: number) =>
      `${count} selected ${plural('en', count, { one: 'registration', other: 'registrations' })}`,
    CUSTOMERS: (count: number) =>
      `${count} selected ${plural('en', count, { one: 'family', other: 'families' })}`,
    AVAILABILITIES: (count: number) =>
      `people registered in ${count} selected ${plural('en', count, { one: 'group', other: 'groups' })}`,
    DATES: (count: number) =>
      `people registered on ${count} selected ${plural('en', count, { one: 'date', other: 'dates' })}`,
    SEGMENT: () => 'a segment',
  },
  source_found: {
    REGISTRATIONS: 'the registrations that the list finds',
    CUSTOMERS: 'the families that the list finds',
    AVAILABILITIES: 'people registered on the dates that the list finds',
    DATES: 'people registered on the chosen days',
    SEGMENT: 'a segment',
  },
  source_days: (days) =>
    days.length === 1
      ? `people registered on ${days.join('')}`
      : `people registered from ${days.join(' to ')}`,
  found_anew: 'Once for each family. Recipients are found anew when it is sent.',
  purpose: 'What is it about?',
  purposes: {
    SERVICE: 'A registration or purchase of the family',
    NEWS: 'News (only to families that agreed to receive it)',
  },
  subject: 'Subject',
  text: 'Text',
  variables: {
    firstname: 'First name',
    lastname: 'Last name',
    children: 'Children',
    activity: 'Activity',
    dates: 'Dates',
  },
  insert: (what: string) => `Insert: ${what}`,
  variables_help: 'A word between braces is replaced for each family.',
  attachments: 'Attachments',
  attach: 'Attach a file',
  attachments_help: 'PDF, picture, text, calendar or document, 5 MB each, 10 MB together.',
  kilobytes: (count: number) => `${count}\u00a0KB`,
  detach: (name: string) => `Remove ${name}`,
  save: 'Save and see the preview',
  saved: 'Draft saved.',
  preview: 'Preview',
  preview_for: (name: string, index: number, count: number) => `${name} (${index} of ${count})`,
  previous: 'Previous family',
  next: 'Next family',
  nobody: 'Nobody would get this e-mail.',
  try: 'Send me a test',
  tried: 'The test is on its way to your address.',
  send: (count: number) => `Send to ${families(count)}`,
  send_title: 'Send this e-mail?',
  send_consequence: (count: number) =>
    `${families(count)} will get it, once each. What has left cannot be called back.`,
  keep: (count) => `Keep for ${families(count)}`,
  keep_consequence: (count) =>
    `This site does not send e-mails yet: ${families(count)} will receive nothing for now. Their e-mails are kept in “E-mails”; you can send them from there once a mail server is set up.`,
  kept: 'Nothing is sent: the e-mails are kept in “E-mails”.',
  try_kept: 'This site does not send e-mails yet: the test is kept in “E-mails”.',
  kept_state: (sent) => (sent === 0 ? 'Kept, nothing was sent' : 'Partly sent, the rest is kept'),
  save_first: 'Save what you changed first.',
  sent: 'The mailing begins.',
  delete_title: 'Delete this draft?',
  delete_consequence: 'Its text and attachments are lost. Nothing was sent.',
  deleted: 'Draft deleted.',
  progress: (done: string, all: string) => `${done} of ${all}`,
  goes_on: 'It goes on when you leave this page.',
  stop: 'Stop the mailing',
  stop_title: 'Stop this mailing?',
  stop_consequence: (count: number) =>
    `${families(count)} will not get it. What has left cannot be called back.`,
  stopped: 'The mailing is stopped.',
  resend: 'Send again what failed',
  resent: 'Sending has started again.',
  results: 'Results',
  recipients: 'Recipients',
  search_recipient: 'Name of the family',
  new_title: 'Write to several families',
  new_to: 'To whom?',
  new_kinds: { SEGMENT: 'To a segment', DAYS: 'To people registered on certain days' },
  segment: 'Segment',
  first_day: 'From',
  last_day: 'Until',
  begin: 'Begin to write',
};
