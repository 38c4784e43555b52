import { Button, Group, Paper, Radio, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Answer } from '@ribambelle/api/client.ts';
import { MOST_ASKED, REGISTRATION_FLOWS } from '@ribambelle/domain/activities/request-tiers.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { Icon } from '../../shell/icons.tsx';
import type { FormState } from './activity-form.tsx';
import { Constraints } from './constraint-fields.tsx';
import type { FlowValues, Tier } from './flow-values.ts';
import { ItemTools } from './item-tools.tsx';

const NEW_TIER: Tier = {
  id: null,
  name: NO_TEXT,
  minimum_availabilities: 1,
  maximum_availabilities: 1,
};

/** The form of an activity's registration flow and, for requests, of their tiers and conditions. */
export function FlowForm(props: {
  activity: Answer<'getOfficeActivity'>;
  onState: (state: FormState) => void;
}) {
  const texts = useTexts('office-activities');
  const { activity, onState } = props;
  const editable = useMay()('registration-request-configurations.update');
  const { form, saving, sending } = useActionForm<'updateActivityRegistrationFlow', FlowValues>(
    'updateActivityRegistrationFlow',
    {
      values: {
        registration_flow: activity.registration_flow,
        tiers: activity.tiers,
        constraints: activity.constraints,
      },
      request: (values) => ({ ...values, activity: activity.cuid, version: activity.version }),
      refreshes: ['getOfficeActivity'],
    },
  );
  const dirty = form.isDirty();
  useEffect(() => onState({ dirty, sending }), [dirty, sending, onState]);
  return (
    <ActionForm id="flow" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="md">
          <Radio.Group
            label={texts.flow}
            description={texts.flow_help}
            {...form.getInputProps('registration_flow')}
          >
            <Stack gap="xs" mt="xs">
              {REGISTRATION_FLOWS.map((flow) => (
                <Radio key={flow} value={flow} label={texts.flows[flow]} />
              ))}
            </Stack>
          </Radio.Group>
          {form.values.registration_flow === 'REQUEST' ? (
            <>
              <Tiers form={form} />
              <Constraints form={form} />
            </>
          ) : null}
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

function Tiers({ form }: { form: UseFormReturnType<FlowValues> }) {
  const texts = useTexts('office-activities');
  const error = form.errors['tiers'];
  return (
    <>
      <Title order={2} size="h3">
        {texts.tiers}
      </Title>
      <Text c="dimmed">{texts.tiers_help}</Text>
      {form.values.tiers.map((tier, index) => (
        <TierFields key={tier.id ?? `new ${index}`} form={form} index={index} />
      ))}
      {error === undefined ? null : (
        <Text c="red" role="alert">
          {error}
        </Text>
      )}
      <Group>
        <Button
          variant="default"
          leftSection={<Icon name="plus" size={15} />}
          onClick={() => form.insertListItem('tiers', NEW_TIER)}
        >
          {texts.add_tier}
        </Button>
      </Group>
    </>
  );
}

function TierFields({ form, index }: { form: UseFormReturnType<FlowValues>; index: number }) {
  const texts = useTexts('office-activities');
  const path = `tiers.${index}`;
  const tier = form.values.tiers[index];
  if (tier === undefined) return null;
  const number = (name: 'minimum_availabilities' | 'maximum_availabilities') => ({
    label: texts[name],
    value: tier[name],
    error: form.errors[`${path}.${name}`],
    max: MOST_ASKED,
    onChange: (value: number | null) => form.setFieldValue(`${path}.${name}`, value ?? 0),
  });
  return (
    <Paper withBorder p="sm">
      <Stack gap="xs">
        <ItemTools
          index={index}
          count={form.values.tiers.length}
          onRemove={() => form.removeListItem('tiers', index)}
          onMove={(to) => form.reorderListItem('tiers', { from: index, to })}
        />
        <BilingualField
          label={texts.tier_name}
          errors={{ of: form.errors, path: `${path}.name` }}
          {...form.getInputProps(`${path}.name`)}
        />
        <SimpleGrid cols={2} spacing="sm">
          <WholeNumberField {...number('minimum_availabilities')} />
          <WholeNumberField {...number('maximum_availabilities')} />
        </SimpleGrid>
      </Stack>
    </Paper>
  );
}
