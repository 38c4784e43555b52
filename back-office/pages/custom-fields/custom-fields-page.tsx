import { Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Outlet, useNavigate } from 'react-router';
import { Section } from '../../panels/facts.tsx';
import { NewButton } from '../../shell/new-button.tsx';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { useFieldEntities } from './use-field-entities.ts';
import { FieldLines } from './field-lines.tsx';

type Field = Answer<'listOfficeCustomFields'>['data'][number];

/**
 * The lists of custom fields for families, for participants and for the team, in the order of the
 * form.
 */
export function CustomFieldsPage() {
  const texts = useTexts('office-custom-fields');
  const navigate = useNavigate();
  const found = useCall('listOfficeCustomFields', {});
  const { data } = found;
  const entities = useFieldEntities('read');
  const archived_fields = data?.data.filter(({ active }) => !active) ?? [];
  const tools = (
    <NewButton
      permission="customer-custom-fields.create"
      onClick={() => void navigate('/custom-fields/new')}
    >
      {texts.add}
    </NewButton>
  );
  return (
    <Page title={texts.title} tools={tools}>
      <Stack px={20} pb={40} maw={760} gap="sm">
        <Text c="dimmed">{texts.opening}</Text>
        {data === undefined ? <WaitingFor found={found} /> : null}
        {data === undefined
          ? null
          : entities.map((entity) => (
              <Section key={entity} order={2} title={texts.entities[entity]}>
                <FieldLines fields={activeOf(data.data, entity)} all={data.data} />
              </Section>
            ))}
        {archived_fields.length === 0 ? null : (
          <Section order={2} title={texts.archived}>
            <FieldLines fields={archived_fields} all={null} />
          </Section>
        )}
      </Stack>
      <Outlet />
    </Page>
  );
}

function activeOf(fields: readonly Field[], entity: Field['entity']): readonly Field[] {
  return fields.filter((field) => field.active && field.entity === entity);
}
