/** The widths in which pictures are drawn, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** The width of pictures in e-mails, which are drawn as JPEG: twice that of the sheet. */
export const MAIL_PICTURE_WIDTH = 1120 as const;
