import { resourceBlockColumns } from '@ribambelle/api/resource-blocks/resource-block-columns.ts';
import { resourceBlockFilterSet } from '@ribambelle/api/resource-blocks/resource-block-filters.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { DeclaredListPage } from '../../lists/declared-list-page.tsx';

/** The list of blocks, latest first; one opens beside it. */
export function ResourceBlocksPage() {
  const texts = useTexts('office-resource-blocks');
  return (
    <DeclaredListPage
      path="/resource-blocks"
      call="listResourceBlocks"
      name="resource-blocks"
      columns={resourceBlockColumns}
      filters={resourceBlockFilterSet}
      filtered="resource-blocks"
      looks={{
        first_day: { width: 170 },
        last_day: { width: 170 },
        resources: { width: 240 },
        reason: { width: 220 },
      }}
      title={texts.title}
      search={texts.search}
      exported={(of) => ({ list: 'resource-blocks', ...of })}
      add={{ permission: 'resources.update', label: texts.add }}
    />
  );
}
