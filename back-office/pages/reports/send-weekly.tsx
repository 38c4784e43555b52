import { Button, Stack, Text } from '@mantine/core';
import { USUAL_PERIOD } from '@ribambelle/api/reports/report-filters.ts';
import type { ScheduledReport } from '@ribambelle/api/reports/schedule-shapes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { SENT_PERIODS } from '@ribambelle/domain/reports/periods.ts';
import { useState } from 'react';
import { useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import type { ListAddress } from '../../lists/use-list-address.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { WeeklyFields } from './weekly-fields.tsx';

/**
 * The report of a page, as it would be sent; its period is that of the page if it can be sent,
 * otherwise last week.
 */
export type ToSend = ScheduledReport;

type SentPeriod = (typeof SENT_PERIODS)[number];

/** Returns the period of a report's page as one that can be sent. */
export function sentPeriod(list: ListAddress): SentPeriod {
  const days = list.filter('from') !== null && list.filter('to') !== null;
  const period = list.filter('period') ?? (days ? null : USUAL_PERIOD);
  return asSent(period);
}

/** Returns a period that can be sent; last week for any other. */
export const asSent = (period: string | null | undefined): SentPeriod =>
  SENT_PERIODS.find((one) => one === period) ?? 'LAST_WEEK';

/** The button that has a report sent each week, and its form. */
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

function SendWeeklyPanel({ report, onClose }: { report: ToSend; onClose: () => void }) {
  const texts = useTexts('reports');
  const { collaborator } = useSession();
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
          <WeeklyFields form={form} report={report.report} dated={'period' in report} />
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}
