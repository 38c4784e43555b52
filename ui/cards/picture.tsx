import { PICTURE_WIDTHS } from '@ribambelle/domain/website/picture-widths.ts';
import type { ComponentPropsWithRef, ReactElement } from 'react';

/** The subjects of our own drawings; see pictures. */
export type Motif =
  | 'water'
  | 'field'
  | 'stage'
  | 'paper'
  | 'stone'
  | 'sky'
  | 'kitchen'
  | 'code'
  | 'music'
  | 'forest'
  | 'gift';

/**
 * Returns the address of the drawing for something without a picture: always the same for the same
 * seed.
 */
export const pictureHref = (motif: Motif, seed: string): string =>
  `/pictures/${motif}/${encodeURIComponent(seed)}.svg`;

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt' | 'sizes'> & {
  readonly src: string | null | undefined;
  readonly alt: string;
  /** The drawing for something without a picture. */
  readonly motif?: Motif;
  readonly seed?: string;
  /**
   * True for the first picture in sight, fetched at once; the others are fetched when they come
   * near.
   */
  readonly eager?: boolean | undefined;
  /**
   * The width at which it is shown, as CSS writes it for pictures; when left out, the browser
   * measures it, or takes half of a desk. Null where the picture itself decides how wide it is.
   */
  readonly sizes?: string | null | undefined;
};

/**
 * A picture with its space reserved, one of the library in the width that the screen needs; our own
 * drawing when none was uploaded. What follows `#` in an address is the point of the picture that
 * stays in sight when it is cut, as CSS writes it.
 */
export const Picture = ({
  src,
  alt,
  motif = 'paper',
  seed = '',
  eager,
  sizes = 'auto,(min-width:40rem) 50vw,100vw',
  width = 800,
  height = 600,
  style,
  ...rest
}: PictureProps): ReactElement => {
  const [address = '', focal] = (src ?? pictureHref(motif, seed)).split('#');
  return (
    <img
      {...rest}
      {...(sizes &&
        /^.files.\w+$/.test(address) && {
          sizes,
          srcSet: PICTURE_WIDTHS.map((each) => `${address}/${each} ${each}w`).join(),
        })}
      style={{ ...style, objectPosition: focal }}
      src={address}
      alt={alt}
      width={width}
      height={height}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
};
