import type { Answer } from '@ribambelle/api/client.ts';
import type { DataTableColumn } from 'mantine-datatable';
import { useMemo } from 'react';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { ListPage } from '../../lists/list-page.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

type Row = Answer<'listOfficeParticipants'>['data'][number];

/** Everybody who takes part; one opens beside the list. */
export function ParticipantsPage() {
  const texts = useTexts('office-customers');
  const formats = useFormats();
  const list = useListAddress();
  const found = useCall(
    'listOfficeParticipants',
    { ...list.paging, search: list.search },
    { keep_previous: true },
  );
  const columns = useMemo<DataTableColumn<Row>[]>(
    () => [
      { accessor: 'name', title: texts.name },
      {
        accessor: 'birthdate',
        title: texts.born,
        render: ({ birthdate }) => (birthdate === null ? '' : formats.plainDay(birthdate)),
      },
      { accessor: 'customer', title: texts.family, render: ({ customer }) => customer.name },
      { accessor: 'registrations', title: texts.registrations, textAlign: 'right', width: 130 },
    ],
    [texts, formats],
  );
  return (
    <ListPage path="/participants" title={texts.participants_title} {...{ list, found, columns }} />
  );
}
