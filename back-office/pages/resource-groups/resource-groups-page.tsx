import { resourceGroups } from '@ribambelle/api/resource-groups/record.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordsPage } from '../../records/records-page.tsx';

/** The list of the organiser's groups of resources in their order; one opens beside it. */
export function ResourceGroupsPage() {
  return <RecordsPage record={resourceGroups} texts={useTexts('office-resource-groups')} />;
}
