import { Button, Group, MultiSelect, Select, Stack, Text } from '@mantine/core';
import { USUAL_PERIOD } from '@ribambelle/api/reports/report-filters.ts';
import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SENT_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { useWeeklyWords } from './weekly-words.ts';

/** The report of a page, as it would be sent; its period is the page's where that one can be sent, else last week. */
export type ToSend = ScheduledReport;

type SentPeriod = (typeof SENT_PERIODS)[number];

/** The period of a report's page as one that can be sent. */
export function sentPeriod(list: ListAddress): SentPeriod {
  const days = list.filter('from') !== null && list.filter('to') !== null;
  const named = list.filter('period') ?? (days ? null : USUAL_PERIOD);
  return asSent(named);
}

const asSent = (period: string | null | undefined): SentPeriod =>
  SENT_PERIODS.find((one) => one === period) ?? 'LAST_WEEK';

/** The button by which a report is sent each week, and what it asks. */
export function SendWeekly({ report }: { report: ToSend }) {
  const texts = useTexts('reports');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {texts.send}
      </Button>
      {open ? <SendWeeklyPanel report={report} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const MONDAY = 1;
const MORNING = 7;
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_none, hour) => hour);

function SendWeeklyPanel({ report, onClose }: { report: ToSend; onClose: () => void }) {
  const texts = useTexts('reports');
  const words = useWeeklyWords();
  const { collaborator } = useSession();
  const readers = useCall('listReportReaders', { report: report.report });
  const { form, saving, sending } = useActionForm('createReportSchedule', {
    values: {
      weekday: String(MONDAY),
      hour: String(MORNING),
      period: 'period' in report ? report.period : 'LAST_WEEK',
      recipients: [collaborator.cuid],
    },
    request: ({ weekday, hour, period, recipients }) => ({
      of: 'period' in report ? { ...report, period: asSent(period) } : report,
      weekday: Number(weekday),
      hour: Number(hour),
      recipients,
    }),
    refreshes: ['listReportSchedules'],
    done: texts.scheduled,
    after: onClose,
  });
  const people = (readers.data?.data ?? []).map(({ cuid, name }) => ({ value: cuid, label: name }));
  const foot = (
    <Button type="submit" form="send-weekly" loading={sending}>
      {texts.schedule}
    </Button>
  );
  return (
    <SidePanel
      title={texts.send_title(texts.reports[report.report].title)}
      onClose={onClose}
      foot={foot}
    >
      <ActionForm id="send-weekly" saving={saving}>
        <Stack gap="md">
          <Text c="dimmed">{texts.send_help}</Text>
          <Group grow align="start">
            <Select
              label={texts.weekday}
              data={WEEKDAYS.map((day) => ({ value: String(day), label: words.weekday(day) }))}
              allowDeselect={false}
              {...form.getInputProps('weekday')}
            />
            <Select
              label={texts.hour}
              data={HOURS.map((hour) => ({ value: String(hour), label: words.hour(hour) }))}
              allowDeselect={false}
              {...form.getInputProps('hour')}
            />
          </Group>
          {'period' in report ? (
            <Select
              label={texts.period}
              data={SENT_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
              allowDeselect={false}
              {...form.getInputProps('period')}
            />
          ) : null}
          <MultiSelect
            label={texts.recipients}
            description={texts.recipients_help}
            data={people}
            searchable
            {...form.getInputProps('recipients')}
          />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
