import type { chosenSegment } from '@ribambelle/api/segments/chosen-segment.ts';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import type { z } from 'zod';
import type { NamedSegment } from './named-segment-views.ts';
import { segmentName } from './segment-name.ts';

/** Returns a row with the names of its chosen segments in a language. */
export function withSegmentNames<
  Row extends {
    readonly people_segment: NamedSegment | null;
    readonly availabilities_segment: NamedSegment | null;
  },
>(row: Row, language: Language) {
  const present = (one: NamedSegment | null): z.infer<typeof chosenSegment> | null =>
    one === null ? null : { cuid: one.cuid, entity: one.entity, name: segmentName(one, language) };
  return {
    ...row,
    people_segment: present(row.people_segment),
    availabilities_segment: present(row.availabilities_segment),
  };
}
