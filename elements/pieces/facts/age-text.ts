import { type AgeLimits, ageLabel } from '@ribambelle/domain/activities/age-label.ts';

/** The three wordings of age limits (2 §9). */
export interface AgeTexts {
  readonly range: (minimum: number, maximum: number) => string;
  readonly minimum: (minimum: number) => string;
  readonly maximum: (maximum: number) => string;
}

/** Returns age limits in words, `6 - 12 ans`; null when all ages may come. */
export function ageText(limits: AgeLimits, texts: AgeTexts): string | null {
  const label = ageLabel(limits);
  switch (label?.wording) {
    case 'range':
      return texts.range(label.minimum, label.maximum);
    case 'minimum':
      return texts.minimum(label.minimum);
    case 'maximum':
      return texts.maximum(label.maximum);
    default:
      return null;
  }
}
