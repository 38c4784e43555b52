/** The files that can go with a notification, made for its recipient. */
export const NOTIFICATION_ATTACHMENTS = ['CALENDAR', 'RECEIPT'] as const;

export type NotificationAttachment = (typeof NOTIFICATION_ATTACHMENTS)[number];
