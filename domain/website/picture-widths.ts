/** The widths in which pictures are drawn, in pixels. */
export const PICTURE_WIDTHS = [320, 640, 960, 1280, 1600] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];
