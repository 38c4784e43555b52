import { segmentColumns } from '@ribambelle/api/segments/segment-columns.ts';
import { segmentFilterSet } from '@ribambelle/api/segments/segment-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';

/**
 * The list of the organiser's segments, starting with those that every organiser has; one opens
 * beside it.
 */
export function SegmentsPage() {
  const texts = useTexts('office-segments');
  return (
    <DeclaredListPage
      path="/segments"
      call="listSegments"
      name="segments"
      columns={segmentColumns}
      filters={segmentFilterSet}
      filtered="segments"
      title={texts.title}
      exported={(of) => ({ list: 'segments', ...of })}
      add={{ permission: 'segments.create', label: texts.add }}
    />
  );
}
