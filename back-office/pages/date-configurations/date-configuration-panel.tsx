import { Button, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ConfiguredDate } from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { ConfiguredDatesField } from './configured-dates-field.tsx';

type Configuration = Answer<'getDateConfiguration'>;

const LIST = '/date-configurations';
const WIDTH = 640;
const REFRESHES = ['listDateConfigurations', 'getDateConfiguration'] as const;

interface Values extends Record<string, unknown> {
  readonly name: string;
  readonly dates: ConfiguredDate[];
}

/** The values of a new template: a week of camp. */
const NEW: Values = {
  name: '',
  dates: [1, 2, 3, 4, 5].map((weekday) => ({
    week: 1,
    weekday,
    start_time: '09:00',
    end_time: '16:00',
  })),
};

/** The panel of a new template of dates. */
export function NewDateConfigurationPanel() {
  return <OpenConfiguration configuration={null} />;
}

/** The panel that edits one template of dates. */
export function DateConfigurationPanel() {
  const { date_configuration = '' } = useParams();
  const { data, error } = useCall('getDateConfiguration', { date_configuration });
  if (data === undefined) return <PanelWaiting list={LIST} error={error} width={WIDTH} />;
  return <OpenConfiguration key={data.cuid} configuration={data} />;
}

function OpenConfiguration({ configuration }: { configuration: Configuration | null }) {
  const texts = useTexts('office-date-configurations');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const may = useMay();
  const values: Values =
    configuration === null ? NEW : { name: configuration.name, dates: configuration.dates };
  const input = { values, refreshes: REFRESHES, after: panel.close };
  const creating = useActionForm('createDateConfiguration', {
    ...input,
    request: (form_values) => form_values,
    done: texts.created,
  });
  const updating = useActionForm('updateDateConfiguration', {
    ...input,
    request: (form_values) => ({
      ...form_values,
      date_configuration: configuration?.cuid ?? '',
      version: configuration?.version ?? 0,
    }),
  });
  const { form, saving, sending } = configuration === null ? creating : updating;
  const editable = may(
    configuration === null ? 'date-configurations.create' : 'date-configurations.update',
  );
  const foot = (
    <>
      {editable ? (
        <Button
          type="submit"
          form="date-configuration"
          loading={sending}
          disabled={form.values.dates.length === 0}
        >
          {configuration === null ? office.create : office.save}
        </Button>
      ) : null}
      {configuration !== null && may('date-configurations.delete') ? (
        <Remove configuration={configuration} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      title={configuration === null ? texts.add : configuration.name}
      onClose={panel.close}
      foot={foot}
      width={WIDTH}
    >
      <ActionForm id="date-configuration" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <TextInput
              label={texts.name}
              description={texts.name_help}
              {...form.getInputProps('name')}
            />
            <ConfiguredDatesField
              value={form.values.dates}
              errors={form.errors}
              disabled={!editable}
              onChange={(dates) => form.setFieldValue('dates', dates)}
            />
            {configuration === null ? null : <Text c="dimmed">{texts.kept}</Text>}
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function Remove({ configuration }: { configuration: Configuration }) {
  const texts = useTexts('office-date-configurations');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const remove = useAction('deleteDateConfiguration', {
    refreshes: ['listDateConfigurations'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate(
      { date_configuration: configuration.cuid },
      { onSuccess: () => leaveFreely(panel.close) },
    );
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
