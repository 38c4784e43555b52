import { Button, Stack } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { IDLE_CHOICES } from '@ribambelle/domain/collaborators/idle.ts';
import { SECOND_FACTOR_FOR } from '@ribambelle/domain/collaborators/second-factor.ts';
import { Select } from '../../fields/choices.tsx';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';

const NEVER = '';

/** The rules for everybody who signs in to the back-office. */
export function AccessRulesPanel() {
  const { data, error } = useCall('getAccessRules', {});
  return data === undefined ? (
    <PanelWaiting list="/collaborators" error={error} />
  ) : (
    <Rules rules={data} />
  );
}

function Rules({ rules }: { rules: Answer<'getAccessRules'> }) {
  const office = useTexts('office');
  const texts = useTexts('office-access');
  const panel = usePanel('/collaborators');
  const editable = useMay()('organiser-account.update');
  const { form, saving, sending } = useActionForm('updateAccessRules', {
    values: {
      idle_minutes: String(rules.idle_minutes ?? NEVER),
      second_factor_for: rules.second_factor_for,
      second_factor_from: rules.second_factor_from,
    },
    request: ({ idle_minutes, second_factor_for, second_factor_from }) => ({
      version: rules.version,
      second_factor_for,
      second_factor_from,
      idle_minutes: IDLE_CHOICES.find((choice) => String(choice) === idle_minutes) ?? null,
    }),
    refreshes: ['getAccessRules', 'getOfficeSession'],
    after: panel.close,
  });
  const foot = editable ? (
    <Button type="submit" form="access-rules" loading={sending}>
      {office.save}
    </Button>
  ) : undefined;
  const pauses = IDLE_CHOICES.map((minutes) => ({
    value: String(minutes),
    label: texts.minutes(minutes),
  }));
  return (
    <SidePanel title={texts.rules} onClose={panel.close} foot={foot}>
      <ActionForm id="access-rules" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <Select
              label={texts.idle}
              description={texts.idle_help}
              allowDeselect={false}
              data={[{ value: NEVER, label: texts.idle_never }, ...pauses]}
              {...form.getInputProps('idle_minutes')}
            />
            <Select
              label={texts.second_factor_for}
              description={texts.second_factor_for_help}
              allowDeselect={false}
              data={SECOND_FACTOR_FOR.map((value) => ({
                value,
                label: texts.second_factor_choices[value],
              }))}
              {...form.getInputProps('second_factor_for')}
            />
            {form.values.second_factor_for === 'NOBODY' ? null : (
              <DatePickerInput
                label={texts.second_factor_from}
                description={texts.second_factor_from_help}
                valueFormat="DD/MM/YYYY"
                clearable
                {...form.getInputProps('second_factor_from')}
              />
            )}
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}
