import type { Sharp } from 'sharp';
import { MAIL_PICTURE_WIDTH } from '@ribambelle/domain/website/picture-widths.ts';
import { refuse } from '../refusal.ts';
import type { KeptWidth } from './size-store.ts';

const LONGEST_SIDE = 1600;
/**
 * The size of photos that telephones take; a picture is read row by row, so that its pixels are
 * never in memory together.
 */
const MOST_PIXELS = 50_000_000;
/**
 * The last encoding: pictures of one process are encoded one after another, because two at once
 * would take twice the memory and both cores.
 */
let last: Promise<unknown> = Promise.resolve();
/**
 * The accepted formats: pictures made of pixels, because an SVG drawing could hold code and
 * references.
 */
const READABLE = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

export interface EncodedImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * Re-encodes a picture as WebP of at most 1600 px, upright, without anything else that was in the
 * file. Refuses FILE_NOT_AN_IMAGE for a file that cannot be read as a picture, and for more than 50
 * megapixels. Slow: run it before a transaction.
 */
export async function encodeImage(file: Blob): Promise<EncodedImage> {
  const drawing = last.then(() => encode(file));
  last = drawing.catch(() => {});
  return drawing;
}

/** The side of an icon, in pixels: for tabs, bookmarks and the home screens of telephones. */
const ICON_SIDE = 192;

/**
 * Draws a picture as a square PNG of 192 px for browsers, the whole of it on a transparent ground.
 * Refuses FILE_NOT_AN_IMAGE like `encodeImage`. Slow: run it before a transaction.
 */
export async function encodeIcon(file: Blob): Promise<EncodedImage> {
  const drawing = last.then(() =>
    drawn(file, (picture) =>
      picture
        .resize({
          width: ICON_SIDE,
          height: ICON_SIDE,
          fit: 'contain',
          background: { r: 0, g: 0, b: 0, alpha: 0 },
        })
        .png({ palette: true }),
    ),
  );
  last = drawing.catch(() => {});
  return drawing;
}

async function encode(file: Blob): Promise<EncodedImage> {
  return drawn(file, (picture) =>
    picture
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 }),
  );
}

/** Reads a picture of pixels, upright, and draws it. */
async function drawn(file: Blob, draw: (picture: Sharp) => Sharp): Promise<EncodedImage> {
  // loaded with the first picture: it takes 10 to 25 MB, and most processes draw none
  const { default: sharp } = await import('sharp');
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const picture = sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    });
    const { format } = await picture.metadata();
    if (!READABLE.has(format)) throw new Error('Not a picture of pixels');
    const { data, info } = await draw(picture.rotate()).toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return refuse('FILE_NOT_AN_IMAGE', { file: 'FILE_NOT_AN_IMAGE' });
  }
}

/**
 * Draws a stored picture in this width in pixels: as WebP, and for e-mails as JPEG on white. Null
 * for bytes that are no picture. Slow: run it outside of a transaction.
 */
export async function drawInWidth(bytes: Uint8Array, width: KeptWidth): Promise<Buffer | null> {
  const drawing = last.then(async () => {
    const { default: sharp } = await import('sharp');
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true }).resize({
      width,
      withoutEnlargement: true,
    });
    return width === MAIL_PICTURE_WIDTH
      ? picture
          .flatten({ background: '#ffffff' })
          .jpeg({ quality: 80, progressive: true })
          .toBuffer()
      : picture.webp({ quality: 80 }).toBuffer();
  });
  last = drawing.catch(() => {});
  return drawing.catch(() => null);
}

/** The height of a logo, for screens with two or three pixels to one. */
const LOGO_HEIGHT = 96;

/**
 * Draws a logo of pixels or lines as WebP, at most 96 px high; null for bytes that are no picture.
 * Slow: run it before a transaction.
 */
export async function encodeLogo(bytes: Uint8Array): Promise<EncodedImage | null> {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, density: 300 })
      .resize({ width: 3 * LOGO_HEIGHT, height: LOGO_HEIGHT, fit: 'inside' })
      .webp({ quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
