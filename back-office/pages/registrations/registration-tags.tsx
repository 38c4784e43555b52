import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useListedTags } from '../../fields/use-listed-tags.ts';
import { TagsOf } from '../../panels/tags-of.tsx';

const REFRESHES = ['getOfficeRegistration', 'listOfficeRegistrations'] as const;

/** The tags of a registration. */
export function RegistrationTags({ record }: { record: Answer<'getOfficeRegistration'> }) {
  const texts = useTexts('office-notes');
  const may = useMay();
  const { cuid: registration, tags } = record;
  const tags_listed = useListedTags('registrations') ?? [];
  const change = useAction('tagRegistration', { refreshes: REFRESHES, done: texts.tagged });
  return (
    <TagsOf
      tags={tags}
      listed={tags_listed}
      change={
        may('registrations.update')
          ? (tagging) => change.mutate({ registration, ...tagging })
          : null
      }
    />
  );
}
