import { Button, Stack, Text, TextInput } from '@mantine/core';
import { DialogFoot } from '../../panels/dialog-foot.tsx';
import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import {
  type ConfiguredDate,
  configurationOf,
  MOST_CONFIGURED_DATES,
  MOST_CONFIGURED_WEEKS,
} from '@ribambelle/domain/date-configurations/configured-dates.ts';
import { useMay, useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { wallMoment } from '../../formats/wall-moment.ts';
import { FormDialog } from '../../panels/form-dialog.tsx';

type Hours = Pick<Answer<'getOfficeAvailability'>['dates'][number], 'start_at' | 'end_at'>;

const DAY_OF_MILLIS = 86_400_000;

/**
 * The button that makes a template of the dates of an availability; nothing where they do not fit
 * into one.
 */
export function KeepAsTemplate({ dates }: { dates: readonly Hours[] }) {
  const texts = useTexts('office-date-configurations');
  const may = useMay();
  const { timezone } = useSession().organiser;
  const template = templateOf(dates, timezone);
  if (template === null || !may('date-configurations.create')) return null;
  return (
    <FormDialog
      title={texts.keep_title}
      renderButton={(open) => (
        <Button size="compact-xs" variant="default" onClick={open}>
          {texts.keep}
        </Button>
      )}
    >
      {(close) => <KeepForm kept={template} close={close} />}
    </FormDialog>
  );
}

function KeepForm({ kept, close }: { kept: readonly ConfiguredDate[]; close: () => void }) {
  const texts = useTexts('office-date-configurations');
  const office = useTexts('office');
  const { form, saving, sending } = useActionForm('createDateConfiguration', {
    values: { name: '' },
    request: ({ name }) => ({ name, dates: [...kept] }),
    refreshes: ['listDateConfigurations'],
    done: texts.created,
    after: close,
    aside: true,
  });
  return (
    <ActionForm saving={saving}>
      <Stack gap="md">
        <TextInput
          label={texts.name}
          description={texts.name_help}
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Text size="sm" c="dimmed">
          {texts.keep_help(kept.length)}
        </Text>
        <DialogFoot>
          <Button variant="default" onClick={close}>
            {office.cancel}
          </Button>
          <Button type="submit" loading={sending}>
            {office.create}
          </Button>
        </DialogFoot>
      </Stack>
    </ActionForm>
  );
}

/**
 * Returns the template of dates, on the wall clock of a zone; null for no dates, for more than a
 * template holds, and for dates longer than a day.
 */
function templateOf(dates: readonly Hours[], timezone: string): readonly ConfiguredDate[] | null {
  const walls = dates.map(({ start_at, end_at }) => ({
    starts: wallMoment(start_at, timezone),
    ends: wallMoment(end_at, timezone),
  }));
  const long = walls.some(
    ({ starts, ends }) => Date.parse(`${ends}Z`) - Date.parse(`${starts}Z`) > DAY_OF_MILLIS,
  );
  if (walls.length === 0 || walls.length > MOST_CONFIGURED_DATES || long) return null;
  const configured_dates = configurationOf(
    walls.map(({ starts, ends }) => ({
      day: starts.slice(0, 10),
      start_time: starts.slice(11),
      end_time: ends.slice(11),
    })),
  );
  return configured_dates.some(({ week }) => week > MOST_CONFIGURED_WEEKS)
    ? null
    : configured_dates;
}
