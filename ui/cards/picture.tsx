import type { ComponentPropsWithRef, ReactElement } from 'react';

/** The subjects our own drawings know; see pictures. */
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

/** The address of the drawing for something without a picture: the same seed always gets the same one. */
export const pictureHref = (motif: Motif, seed: string): string =>
  `/pictures/${motif}/${encodeURIComponent(seed)}.svg`;

type PictureProps = Omit<ComponentPropsWithRef<'img'>, 'src' | 'alt'> & {
  readonly src: string | null;
  readonly alt: string;
  readonly motif: Motif;
  readonly seed: string;
  /** The first picture in sight is fetched at once; the others when they come near. */
  readonly eager?: boolean | undefined;
};

/** A picture with its room kept for it; where none was uploaded, our own drawing. */
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
