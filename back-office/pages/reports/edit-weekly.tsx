import { Button, Stack } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { REPORTS } from '@ribambelle/api/reports/reports.ts';
import { scheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { WeeklyFields } from './weekly-fields.tsx';

type Schedule = Answer<'listReportSchedules'>['data'][number];

/** Returns a grouping as the text that a choice takes. */
const asText = (text: string): string => text;

/** The form of a weekly report: its content, its time, and its recipients. */
export function EditWeekly({ schedule, onClose }: { schedule: Schedule; onClose: () => void }) {
  const texts = useTexts('reports');
  const office = useTexts('office');
  const { of, cuid, version } = schedule;
  const { report } = of;
  const dimensions = REPORTS.find(({ name }) => name === report)?.dimensions ?? [];
  const { form, saving, sending } = useActionForm('updateReportSchedule', {
    values: {
      by: asText(of.by),
      period: 'period' in of ? of.period : '',
      weekday: String(schedule.weekday),
      hour: String(schedule.hour),
      recipients: schedule.recipients.map((one) => one.cuid),
    },
    request: ({ by, period, weekday, hour, recipients }) => ({
      schedule: cuid,
      version,
      of: scheduledReport.parse('period' in of ? { report, by, period } : { report, by }),
      weekday: Number(weekday),
      hour: Number(hour),
      recipients,
    }),
    refreshes: ['listReportSchedules'],
    done: texts.rescheduled,
    after: onClose,
  });
  const foot = (
    <Button type="submit" form="edit-weekly" loading={sending}>
      {office.save}
    </Button>
  );
  return (
    <SidePanel title={texts.edit_title(texts.reports[report].title)} onClose={onClose} foot={foot}>
      <ActionForm id="edit-weekly" saving={saving}>
        <Stack gap="md">
          <Select
            label={texts.group_by}
            data={dimensions.map((value) => ({ value, label: texts.dimensions[value] }))}
            allowDeselect={false}
            {...form.getInputProps('by')}
          />
          <WeeklyFields
            form={form}
            report={report}
            dated={'period' in of}
            now={schedule.recipients}
          />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
