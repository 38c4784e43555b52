import { Anchor } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

type Terms = NonNullable<Answer<'getOfficeRegistration'>['terms']>;

/**
 * The version of the terms that the family accepted, with a link to its text for staff with access
 * to it.
 */
export function AcceptedTerms({ of }: { of: Terms }) {
  const texts = useTexts('office-registrations');
  const formats = useFormats();
  const may = useMay();
  const version_text = texts.terms_version(of.number, formats.moment(of.accepted_at));
  if (!may('website-pages.read')) return version_text;
  return (
    <Anchor component={LinkAndBack} to={`/terms/${of.number}`}>
      {version_text}
    </Anchor>
  );
}
