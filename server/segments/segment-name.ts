import type { Language } from '@ribambelle/domain/base/languages.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import type { SegmentRow } from './segment-views.ts';

/** Returns the name of a segment; for one that every organiser has, in the reader's language. */
export function segmentName(
  { name, entity, is_default }: Pick<SegmentRow, 'name' | 'entity' | 'is_default'>,
  language: Language,
): string {
  return is_default ? textsFor(language)['office-segments'].defaults[entity] : name;
}
