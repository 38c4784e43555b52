import { z } from 'zod';

/**
 * A colour as `#rgb` or `#rrggbb`, with or without transparency, or one of ours by name: these
 * follow the organiser's accent.
 */
export const colour = z
  .string()
  .regex(
    /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|white|black|transparent|paper|sunk|tint|accent|ink)$/i,
  );

/** The address of a picture: on this site, or on another one over https. */
export const pictureAddress = z
  .string()
  .trim()
  .regex(/^(\/(?!\/)|https:\/\/)[^\s"'()\\<>]+$/);

/** A length in CSS, as an organiser writes it: `320px`, `50%`, `1.5rem`, `auto`. */
export const length = z
  .string()
  .trim()
  .regex(/^(auto|0|\d{1,4}(\.\d{1,3})?(px|%|rem|em|vw|vh|ch))$/);

/**
 * Returns the schema of the background of a section: a colour, a picture over it, a veil over both
 * (3 §2).
 */
export const ground = (defaults: {
  readonly color: string;
  readonly image: string | null;
  readonly opacity: number;
}) =>
  z.object({
    color: colour.default(defaults.color),
    image: pictureAddress.nullable().default(defaults.image),
    attachment: z.enum(['scroll', 'fixed']).default('scroll'),
    overlay: z
      .object({
        color: colour.default('black'),
        opacity: z.number().min(0).max(100).default(defaults.opacity),
      })
      .default({ color: 'black', opacity: defaults.opacity }),
  });

const side = z.number().min(0).max(400).default(0);

/** Padding, in pixels (3 §2). */
export const padding = z
  .object({ left: side, top: side, right: side, bottom: side })
  .default({ left: 0, top: 0, right: 0, bottom: 0 });

export type Ground = z.infer<ReturnType<typeof ground>>;
export type Padding = z.infer<typeof padding>;
