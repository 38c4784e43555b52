/** The age limits in full years, both included; null is no limit. */
export interface AgeLimits {
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
}

/** The wording that shows the limits: a range, a minimum or a maximum (2 §9). */
export type AgeLabel =
  | { readonly wording: 'range'; readonly minimum: number; readonly maximum: number }
  | { readonly wording: 'minimum'; readonly minimum: number }
  | { readonly wording: 'maximum'; readonly maximum: number };

/** Returns the wording for the limits, or null when there are none. */
export function ageLabel(limits: AgeLimits): AgeLabel | null {
  const { age_minimum: minimum, age_maximum: maximum } = limits;
  if (minimum !== null && maximum !== null) return { wording: 'range', minimum, maximum };
  if (minimum !== null) return { wording: 'minimum', minimum };
  return maximum === null ? null : { wording: 'maximum', maximum };
}
