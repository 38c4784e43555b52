import { Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAction } from '../../data/use-action.ts';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { State } from '../../lists/state.tsx';
import { useListAddress } from '../../lists/use-list-address.ts';
import { Page } from '../../shell/page.tsx';
import { WaitingFor } from '../../shell/waiting-for.tsx';
import { EditWeekly } from './edit-weekly.tsx';
import { useWeeklyWords } from './weekly-words.ts';
import styles from './reports.module.css';

type Schedule = Answer<'listReportSchedules'>['data'][number];

const REFRESHES = ['listReportSchedules'] as const;

/**
 * The reports that are sent each week: the user's own, or those of the whole team for staff who
 * manage it.
 */
export function SentReportsPage() {
  const texts = useTexts('reports');
  const manages = useMay()('collaborators.update');
  const list = useListAddress();
  const all = manages && list.filter('all') === 'true';
  const found = useCall('listReportSchedules', { all }, { keep_previous: true });
  const tools = manages ? (
    <SegmentedControl
      aria-label={texts.whose}
      size="xs"
      data={[
        { value: 'mine', label: texts.mine },
        { value: 'all', label: texts.everybodys },
      ]}
      value={all ? 'all' : 'mine'}
      onChange={(value) => list.set({ all: value === 'all' ? 'true' : null })}
    />
  ) : null;
  return (
    <Page title={texts.sent_weekly} tools={tools}>
      <Stack px="md" pb="xl" gap="sm" maw={760}>
        <Link to="/reports" className={styles['back']}>
          {texts.all}
        </Link>
        {found.data === undefined || found.error !== null ? (
          <WaitingFor found={found} />
        ) : (
          <Schedules schedules={found.data.data} />
        )}
      </Stack>
    </Page>
  );
}

function Schedules({ schedules }: { schedules: readonly Schedule[] }) {
  const texts = useTexts('reports');
  if (schedules.length === 0) return <Text>{texts.none_sent}</Text>;
  return (
    <Stack component="ul" gap="sm" p={0} m={0}>
      {schedules.map((schedule) => (
        <OneSchedule key={schedule.cuid} schedule={schedule} />
      ))}
    </Stack>
  );
}

function OneSchedule({ schedule }: { schedule: Schedule }) {
  const texts = useTexts('reports');
  const words = useWeeklyWords();
  const { moment } = useFormats();
  const { of, recipients, paused, next_at, sent_at } = schedule;
  const names = recipients.map(({ name, gets }) => (gets ? name : texts.gets_none(name)));
  const facts = [
    ...(paused ? [] : [texts.next_sending(moment(next_at))]),
    ...(sent_at === null ? [] : [texts.last_sending(moment(sent_at))]),
    texts.scheduled_by(schedule.made_by),
  ];
  return (
    <Paper component="li" withBorder p="md" style={{ listStyle: 'none' }}>
      <Stack gap={4}>
        <Group gap="xs">
          <Text fw={600}>{texts.reports[of.report].title}</Text>
          {paused ? <State color="amber">{texts.paused}</State> : null}
        </Group>
        <Text>{words.what(of, schedule)}</Text>
        <Text>{texts.to_whom(names.join(', '))}</Text>
        <Text size="sm" c="dimmed">
          {facts.join(' · ')}
        </Text>
        {schedule.changeable ? <Buttons schedule={schedule} /> : null}
      </Stack>
    </Paper>
  );
}

function Buttons({ schedule }: { schedule: Schedule }) {
  const texts = useTexts('reports');
  const { cuid, paused, of } = schedule;
  const report = texts.reports[of.report].title;
  const pause = useAction('pauseReportSchedule', {
    refreshes: REFRESHES,
    done: paused ? texts.resumed : texts.is_paused,
    undo: (call) => call('pauseReportSchedule', { schedule: cuid, paused }),
  });
  const end = useAction('deleteReportSchedule', { refreshes: REFRESHES, done: texts.ended });
  const takeAway = () => end.mutate({ schedule: cuid });
  const [editing, setEditing] = useState(false);
  return (
    <Group gap="xs" mt={6}>
      <Button
        size="compact-sm"
        variant="light"
        aria-label={texts.edit_of(report)}
        onClick={() => setEditing(true)}
      >
        {texts.edit}
      </Button>
      {editing ? <EditWeekly schedule={schedule} onClose={() => setEditing(false)} /> : null}
      <Button
        size="compact-sm"
        variant="light"
        loading={pause.isPending}
        aria-label={paused ? texts.resume_of(report) : texts.pause_of(report)}
        onClick={() => pause.mutate({ schedule: cuid, paused: !paused })}
      >
        {paused ? texts.resume : texts.pause}
      </Button>
      <Button
        size="compact-sm"
        variant="subtle"
        color="red"
        loading={end.isPending}
        aria-label={texts.end_of(report)}
        onClick={takeAway}
      >
        {texts.end}
      </Button>
    </Group>
  );
}
