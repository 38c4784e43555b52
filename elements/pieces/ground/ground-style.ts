import { isDarkGround } from '@ribambelle/domain/website/dark-grounds.ts';
import type { CSSProperties } from 'react';
import type { Ground, Padding } from './ground-settings.ts';

const OURS = new Map([
  ['white', 'var(--paper)'],
  ['paper', 'var(--paper)'],
  ['sunk', 'var(--paper-sunk)'],
  ['tint', 'var(--accent-tint)'],
  ['accent', 'var(--accent)'],
  ['ink', 'var(--ink)'],
]);

/** Returns a colour as CSS: ours by their custom property; "white" is the white of our paper. */
export const colourOf = (colour: string): string => OURS.get(colour.toLowerCase()) ?? colour;

/**
 * Returns the style of a background: its veil is a layer of the background, so that nothing covers
 * the words. What follows `#` in the address of its picture is the point that stays in sight, as in
 * `Picture`. An element with it has the class of `ground.module.css`, which says which width of a
 * picture of the library is shown.
 */
export function groundStyle(ground: Ground): CSSProperties {
  const { color, opacity } = ground.overlay;
  const veil = `color-mix(in srgb, ${colourOf(color)} ${opacity}%, transparent)`;
  const [address = '', focal] = (ground.image ?? '').split('#');
  const widths = widthsOf(address);
  const layers = [
    ...(opacity > 0 ? [`linear-gradient(${veil}, ${veil})`] : []),
    ...(widths === null ? [] : ['var(--ground-shown)']),
    ...(widths === null && address !== '' ? [`url("${address}")`] : []),
  ];
  return {
    ...widths,
    backgroundColor: colourOf(ground.color),
    ...(layers.length > 0 && {
      backgroundImage: layers.join(', '),
      backgroundSize: 'cover',
      backgroundPosition: focal ?? 'center',
    }),
    ...(ground.image !== null && { backgroundAttachment: ground.attachment }),
    ...(isDarkGround(ground) && { color: '#fff' }),
    ...(isAccent(ground) && { color: 'var(--on-accent)' }),
  };
}

/**
 * Returns the custom properties with a picture of the library on a phone and on wider screens; null
 * for another picture.
 */
function widthsOf(address: string): Readonly<Record<string, string>> | null {
  if (!/^.files.\w+$/.test(address)) return null;
  return Object.fromEntries([
    ['--ground', `url(${address}/960)`],
    ['--ground-wide', `url(${address})`],
  ]);
}

export const paddingStyle = ({ left, top, right, bottom }: Padding): CSSProperties => ({
  padding: `${top}px ${right}px ${bottom}px ${left}px`,
});

/** Tests whether words stand on the accent itself, which has a readable colour for them. */
const isAccent = ({ color, image, overlay }: Ground): boolean =>
  color === 'accent' && image === null && overlay.opacity === 0;
