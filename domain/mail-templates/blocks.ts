/** The kinds of blocks that an organiser's own e-mails are made of (R41). */
export const MAIL_BLOCKS = [
  'TEXT',
  'PICTURE',
  'BUTTON',
  'STANDARD',
  'DETAILS',
  'REMAINING',
] as const;

/** Those of a mailing: it is not about one record, so that it has no details of one. */
export const MAILING_BLOCKS = ['TEXT', 'PICTURE', 'BUTTON'] as const;

/** The most blocks of one e-mail. */
export const MOST_BLOCKS = 20;

/** The new e-mails that can begin with a template by themselves: newsletters, and all others. */
export const TEMPLATE_USES = ['MAILS', 'NEWSLETTERS'] as const;

export type TemplateUse = (typeof TEMPLATE_USES)[number];

/** The most templates of one organiser. */
export const MOST_TEMPLATES = 50;
