/** The point of a picture that stays in sight, in basis points of its width and height. */
export interface FocalPoint {
  readonly focal_x: number;
  readonly focal_y: number;
}

const MIDDLE = 5000;

/**
 * Returns what stands behind the address of a picture: the point that stays in sight when it is
 * cut, as CSS writes it (`ui/cards/picture.tsx`), without a blank; nothing for the middle.
 */
export function focalPointOf({ focal_x, focal_y }: FocalPoint): string {
  if (focal_x === MIDDLE && focal_y === MIDDLE) return '';
  return `#${focal_x / 100}%/**/${focal_y / 100}%`;
}

/** The address of a picture of the library, in settings. */
const ADDRESS = /^\/files\/([a-z0-9]{1,64})$/;

/** Returns the cuid of the picture of the library at an address; undefined for another address. */
export const pictureAt = (address: unknown): string | undefined =>
  typeof address === 'string' ? ADDRESS.exec(address)?.[1] : undefined;
