import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useListedTags } from '../../fields/use-listed-tags.ts';
import { TagsOf } from '../../panels/tags-of.tsx';

const REFRESHES = ['getOfficeCustomer', 'listOfficeCustomers'] as const;

/** The tags of a family; nothing for staff without access to them. */
export function CustomerTags({ record }: { record: Answer<'getOfficeCustomer'> }) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const { cuid: customer, tags } = record;
  const tags_listed = useListedTags('customers', tags !== null);
  const change = useAction('tagCustomer', { refreshes: REFRESHES, done: texts.tagged });
  if (tags === null) return null;
  return (
    <TagsOf
      tags={tags}
      listed={tags_listed ?? []}
      change={
        may('customer-tags.update') ? (tagging) => change.mutate({ customer, ...tagging }) : null
      }
    />
  );
}
