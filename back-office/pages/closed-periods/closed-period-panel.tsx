import { Button, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { type InEachLanguage, pickText } from '@ribambelle/domain/base/languages.ts';
import { COMMUNITIES, type Community } from '@ribambelle/domain/closed-periods/school-holidays.ts';
import { useParams } from 'react-router';
import { Select } from '../../fields/choices.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { ActionForm } from '../../fields/action-form.tsx';
import { BilingualField, NO_TEXT } from '../../fields/bilingual-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { todayIn } from '../availabilities/week.ts';

type Period = Answer<'getClosedPeriod'>;

const LIST = '/closed-periods';
const REFRESHES = [
  'listClosedPeriods',
  'getClosedPeriod',
  'listCalendarDates',
  'listNamedDays',
] as const;

interface Values extends Record<string, unknown> {
  readonly name: InEachLanguage<string>;
  readonly first_day: string;
  readonly last_day: string;
  readonly community: Community | null;
}

/** The panel of a new holiday or closure. */
export function NewClosedPeriodPanel() {
  return <OpenPeriod period={null} />;
}

/** The panel that edits one holiday or closure. */
export function ClosedPeriodPanel() {
  const { closed_period = '' } = useParams();
  const { data, error } = useCall('getClosedPeriod', { closed_period });
  if (data === undefined) return <PanelWaiting list={LIST} error={error} />;
  return <OpenPeriod key={data.cuid} period={data} />;
}

function OpenPeriod({ period }: { period: Period | null }) {
  const texts = useTexts('office-closed-periods');
  const office = useTexts('office');
  const language = useLanguage();
  const { organiser } = useSession();
  const panel = usePanel(LIST);
  const may = useMay();
  const today = todayIn(organiser.timezone);
  const values: Values =
    period === null
      ? { name: NO_TEXT, first_day: today, last_day: today, community: null }
      : {
          name: period.name,
          first_day: period.first_day,
          last_day: period.last_day,
          community: period.community,
        };
  const input = { values, refreshes: REFRESHES, after: panel.close };
  const creating = useActionForm('createClosedPeriod', {
    ...input,
    request: (form_values) => form_values,
    done: texts.created,
  });
  const updating = useActionForm('updateClosedPeriod', {
    ...input,
    request: (form_values) => ({
      ...form_values,
      closed_period: period?.cuid ?? '',
      version: period?.version ?? 0,
    }),
  });
  const { form, saving, sending } = period === null ? creating : updating;
  const editable = may(
    period === null ? 'date-configurations.create' : 'date-configurations.update',
  );
  const foot = (
    <>
      {editable ? (
        <Button type="submit" form="closed-period" loading={sending}>
          {period === null ? office.create : office.save}
        </Button>
      ) : null}
      {period !== null && may('date-configurations.delete') ? <Remove period={period} /> : null}
    </>
  );
  const { community } = form.values;
  return (
    <SidePanel
      title={
        period === null
          ? texts.add
          : pickText(period.name, { language, fallback: organiser.language })
      }
      onClose={panel.close}
      foot={foot}
    >
      <ActionForm id="closed-period" saving={saving}>
        <fieldset disabled={!editable} className="office-fields">
          <Stack gap="sm">
            <BilingualField label={texts.name} required {...form.getInputProps('name')} />
            <SimpleGrid cols={2} spacing="sm">
              <TextInput type="date" label={texts.first_day} {...form.getInputProps('first_day')} />
              <TextInput type="date" label={texts.last_day} {...form.getInputProps('last_day')} />
            </SimpleGrid>
            <Select
              label={texts.community}
              data={(['NONE', ...COMMUNITIES] as const).map((value) => ({
                value,
                label: texts.communities[value],
              }))}
              value={community ?? 'NONE'}
              onChange={(value) =>
                form.setFieldValue('community', COMMUNITIES.find((one) => one === value) ?? null)
              }
              allowDeselect={false}
            />
            {period === null ? null : <Text c="dimmed">{texts.kept}</Text>}
          </Stack>
        </fieldset>
      </ActionForm>
    </SidePanel>
  );
}

function Remove({ period }: { period: Period }) {
  const texts = useTexts('office-closed-periods');
  const office = useTexts('office');
  const panel = usePanel(LIST);
  const remove = useAction('deleteClosedPeriod', { refreshes: REFRESHES, done: texts.removed });
  const takeAway = () =>
    remove.mutate({ closed_period: period.cuid }, { onSuccess: () => leaveFreely(panel.close) });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
