import sharp from 'sharp';
import { refuse } from '../refusal.ts';

const MOST_BYTES = 10 * 1024 * 1024;
const LONGEST_SIDE = 1600;
const MOST_PIXELS = 60_000_000;
/** Pictures made of pixels; a drawing in SVG could hold code and references. */
const READABLE = new Set<string>(['jpeg', 'png', 'webp', 'gif', 'avif', 'heif']);

export interface EncodedImage {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * A picture drawn anew as WebP of at most 1600 px, turned as the camera held it, without anything else that was in the file.
 * Refuses FILE_TOO_LARGE above 10 MB and FILE_NOT_AN_IMAGE for whatever cannot be read as one.
 */
export async function encodeImage(bytes: Buffer): Promise<EncodedImage> {
  if (bytes.length > MOST_BYTES) refuse('FILE_TOO_LARGE', { data: 'FILE_TOO_LARGE' });
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!READABLE.has(format)) throw new Error('Not a picture of pixels');
    const { data, info } = await picture
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  } catch {
    return refuse('FILE_NOT_AN_IMAGE', { data: 'FILE_NOT_AN_IMAGE' });
  }
}
