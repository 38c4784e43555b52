import { Button, Checkbox, Chip, Group, Input, Stack, TextInput } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { ResourcesSelect } from '../../fields/resources-select.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { todayIn } from '../availabilities/week.ts';
import { BLOCK_READS, WEEKDAYS } from './block-reads.ts';

const HOURS = { opens: '09:00', closes: '12:00' };

interface Values extends Record<string, unknown> {
  readonly resources: string[];
  readonly reason: string;
  readonly first_day: string;
  readonly last_day: string;
  readonly hours: { readonly opens: string; readonly closes: string } | null;
  readonly weekdays: readonly number[];
  readonly despite_bookings: boolean;
}

/**
 * The panel that blocks one or several resources for days or some of their hours; asks first when
 * something is booked then.
 */
export function NewResourceBlockPanel() {
  const texts = useTexts('office-resource-blocks');
  const panel = usePanel('/resource-blocks');
  const { timezone } = useSession().organiser;
  const [today] = useState(() => todayIn(timezone));
  const values: Values = {
    resources: [],
    reason: '',
    first_day: today,
    last_day: today,
    hours: null,
    weekdays: WEEKDAYS,
    despite_bookings: false,
  };
  const { form, saving, sending } = useActionForm('createResourceBlock', {
    values,
    refreshes: BLOCK_READS,
    done: texts.created,
    after: panel.close,
    request: ({ weekdays, ...block }) => ({ ...block, weekdays: [...weekdays] }),
  });
  return (
    <SidePanel
      title={texts.add}
      onClose={panel.close}
      foot={
        <Button type="submit" form="resource-block" loading={sending}>
          {texts.create}
        </Button>
      }
    >
      <ActionForm id="resource-block" saving={saving} noValidate>
        <Stack>
          <ResourcesSelect
            label={texts.resources}
            value={form.values.resources}
            onChange={(resources) => form.setFieldValue('resources', resources)}
            error={form.errors['resources']}
            first
          />
          <Group grow align="start">
            <TextInput type="date" label={texts.first_day} {...form.getInputProps('first_day')} />
            <TextInput type="date" label={texts.last_day} {...form.getInputProps('last_day')} />
          </Group>
          <Hours form={form} />
          <Weekdays form={form} />
          <TextInput
            label={texts.reason}
            description={texts.reason_help}
            {...form.getInputProps('reason')}
          />
          <Checkbox
            label={texts.despite}
            description={texts.despite_help}
            {...form.getInputProps('despite_bookings', { type: 'checkbox' })}
          />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

type Form = ReturnType<typeof useActionForm<'createResourceBlock', Values>>['form'];

/**
 * The fields of the hours: whole days, or the same hours of each; midnight at the end of a day
 * shows as the start of the next.
 */
function Hours({ form }: { form: Form }) {
  const texts = useTexts('office-resource-blocks');
  const { hours } = form.values;
  const closes = form.getInputProps('hours.closes');
  return (
    <>
      <Checkbox
        label={texts.whole_days}
        checked={hours === null}
        onChange={({ currentTarget }) =>
          form.setFieldValue('hours', currentTarget.checked ? null : HOURS)
        }
      />
      {hours === null ? null : (
        <Group align="start">
          <TextInput
            type="time"
            w={120}
            label={texts.opens}
            {...form.getInputProps('hours.opens')}
          />
          <TextInput
            type="time"
            w={120}
            label={texts.closes}
            error={closes.error}
            value={hours.closes === '24:00' ? '00:00' : hours.closes}
            onChange={({ currentTarget: { value } }) =>
              form.setFieldValue('hours', { ...hours, closes: value === '00:00' ? '24:00' : value })
            }
          />
        </Group>
      )}
    </>
  );
}

function Weekdays({ form }: { form: Form }) {
  const texts = useTexts('office-resource-blocks');
  const formats = useFormats();
  return (
    <Input.Wrapper label={texts.weekdays} labelElement="div" error={form.errors['weekdays']}>
      <Chip.Group
        multiple
        value={form.values.weekdays.map(String)}
        onChange={(weekdays) =>
          form.setFieldValue(
            'weekdays',
            weekdays.map(Number).toSorted((one, other) => one - other),
          )
        }
      >
        <Group gap={6} mt={6} role="group" aria-label={texts.weekdays}>
          {WEEKDAYS.map((weekday) => (
            <Chip key={weekday} value={String(weekday)} size="xs">
              {formats.shortWeekday(`2024-01-0${weekday}`)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
