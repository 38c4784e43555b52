/** A picture as far as cutting goes: pixels, and its focal point in basis points of them. */
export interface CutPicture {
  readonly width: number | null;
  readonly height: number | null;
  readonly focal_x: number;
  readonly focal_y: number;
}

const MIDDLE = 5000;
/** Shapes are alike up to this proportion of their ratios of width to height. */
const ALIKE = 1.3;

/**
 * Returns the focal point (basis points) of a picture that takes the place of another: its own when
 * somebody chose one, else that of the other.
 */
export function keptFocalPoint(
  from: CutPicture,
  to: CutPicture,
): Pick<CutPicture, 'focal_x' | 'focal_y'> {
  const isChosen = to.focal_x !== MIDDLE || to.focal_y !== MIDDLE;
  const { focal_x, focal_y } = isChosen ? to : from;
  return { focal_x, focal_y };
}

/** Tests whether two pictures have so different a shape that the focal point is worth a look. */
export function hasOtherShape(from: CutPicture, to: CutPicture): boolean {
  const one = ratioOf(from);
  const other = ratioOf(to);
  if (one === null || other === null) return true;
  return Math.max(one, other) / Math.min(one, other) > ALIKE;
}

function ratioOf({ width, height }: CutPicture): number | null {
  if (width === null || height === null || width === 0 || height === 0) return null;
  return width / height;
}
