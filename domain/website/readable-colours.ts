import { type Decision, permit, refuse } from '../base/refusal.ts';
import { contrastOf, hexOf, oklchOf } from './oklch.ts';

/** The least contrast of text on its background (WCAG 2.2, AA). */
export const LEAST_CONTRAST = 4.5;

/** A text colour and the background behind it, as `#rrggbb`. */
export interface Colours {
  readonly background_color: string;
  readonly text_color: string;
}

/** Returns the colours unchanged. Refuses COLOURS_TOO_CLOSE below 4.5 to 1. */
export function decideColours(colours: Colours): Decision<Colours, 'COLOURS_TOO_CLOSE'> {
  const { background_color, text_color } = colours;
  return contrastOf(background_color, text_color) < LEAST_CONTRAST
    ? refuse('COLOURS_TOO_CLOSE')
    : permit(colours);
}

/**
 * Returns the readable text colour nearest to the chosen one: lighter or darker, with the same hue;
 * white or black when nothing nearer works.
 */
export function readableText({ background_color, text_color }: Colours): string {
  const textColour = oklchOf(text_color);
  for (let step = 0; step <= 100; step += 1) {
    const near = [textColour.l + step / 100, textColour.l - step / 100]
      .filter((l) => l >= 0 && l <= 1)
      .map((l) => (step === 0 ? text_color : hexOf({ ...textColour, l })))
      .find((hex) => contrastOf(hex, background_color) >= LEAST_CONTRAST);
    if (near !== undefined) return near;
  }
  return contrastOf('#ffffff', background_color) >= LEAST_CONTRAST ? '#ffffff' : '#000000';
}
