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

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> & {
  readonly src: string | null;
  readonly alt: string;
  readonly motif: Motif;
  readonly seed: string;
  /**
   * True for the first picture in sight, fetched at once; the others are fetched when they come
   * near.
   */
  readonly eager?: boolean | undefined;
};

/** A picture with its space reserved; our own drawing when none was uploaded. */
export const Picture = ({
  src,
  alt,
  motif,
  seed,
  eager = false,
  width = 800,
  height = 600,
  ...rest
}: PictureProps): ReactElement => (
  <img
    {...rest}
    src={src ?? pictureHref(motif, seed)}
    alt={alt}
    width={width}
    height={height}
    loading={eager ? 'eager' : 'lazy'}
    fetchPriority={eager ? 'high' : undefined}
    decoding="async"
  />
);
