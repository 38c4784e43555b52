/** The kinds of blocks that the e-mail of a notification is made of (R41). */
export const NOTIFICATION_BLOCKS = ['TEXT', 'STANDARD', 'DETAILS', 'REMAINING', 'BUTTON'] as const;

/** The files that can go with a notification, made for its recipient. */
export const NOTIFICATION_ATTACHMENTS = ['CALENDAR', 'RECEIPT'] as const;

export type NotificationAttachment = (typeof NOTIFICATION_ATTACHMENTS)[number];

/** The most blocks of one e-mail. */
export const MOST_BLOCKS = 20;
