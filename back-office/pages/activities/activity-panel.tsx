import { leaveFreely } from '../../panels/unsaved.ts';
import { Button, Tabs } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { confirm } from '../../panels/confirm.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PanelWaiting } from '../../panels/panel-waiting.tsx';
import { SidePanel } from '../../panels/side-panel.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { ActivityForm, type FormState } from './activity-form.tsx';
import { OptionsForm } from './options-form.tsx';
import { QuestionsForm } from './questions-form.tsx';

type Activity = Answer<'getOfficeActivity'>;

const WIDTH = 720;

/** A new activity. */
export function NewActivityPanel() {
  const texts = useTexts('office-activities');
  const office = useTexts('office');
  const panel = usePanel('/activities');
  const [state, setState] = useState({ dirty: false, sending: false });
  const foot = (
    <Button type="submit" form="activity" loading={state.sending}>
      {office.create}
    </Button>
  );
  return (
    <SidePanel title={texts.add} onClose={panel.close} foot={foot} width={WIDTH}>
      <ActivityForm activity={null} onState={setState} />
    </SidePanel>
  );
}

/** One activity: what it is, its options and its questions. */
export function ActivityPanel() {
  const { activity = '' } = useParams();
  const { data, error } = useCall('getOfficeActivity', { activity });
  if (data === undefined) return <PanelWaiting list="/activities" error={error} width={WIDTH} />;
  return <OpenActivity key={data.cuid} activity={data} />;
}

function OpenActivity({ activity }: { activity: Activity }) {
  const texts = useTexts('office-activities');
  const office = useTexts('office');
  const panel = usePanel('/activities');
  const may = useMay();
  const [tab, setTab] = useState<string | null>('activity');
  const { states, sending, onState } = useTabStates();
  const title = usePickText()(activity.title);
  /** Each tab is saved by itself: a dot says which still has to be. */
  const markOf = (name: keyof typeof states) => (states[name].dirty ? '• ' : '');
  const foot = (
    <>
      {may('activities.update') ? (
        <Button type="submit" form={tab ?? 'activity'} loading={sending}>
          {office.save}
        </Button>
      ) : null}
      {may('availabilities.read') ? (
        <Button
          component={LinkAndBack}
          to={`/availabilities?activity=${activity.cuid}`}
          variant="default"
        >
          {texts.see_dates}
        </Button>
      ) : null}
      {may('availabilities.create') ? (
        <Button
          component={LinkAndBack}
          to={`/availabilities/series?activity=${activity.cuid}`}
          variant="default"
        >
          {texts.new_dates}
        </Button>
      ) : null}
      {may('activities.delete') && activity.availabilities === 0 ? (
        <Remove activity={activity} title={title} />
      ) : null}
    </>
  );
  return (
    <SidePanel
      {...{ title, foot, width: WIDTH, onClose: panel.close }}
      page={activity.published ? `/activities/${activity.slug}` : undefined}
    >
      <Tabs value={tab} onChange={setTab}>
        <Tabs.List mb="md">
          <Tabs.Tab value="activity">{markOf('activity') + texts.tabs.activity}</Tabs.Tab>
          <Tabs.Tab value="options">{`${markOf('options')}${texts.tabs.options} · ${activity.options.length}`}</Tabs.Tab>
          <Tabs.Tab value="questions">{`${markOf('questions')}${texts.tabs.questions} · ${activity.questions.length}`}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="activity">
          <ActivityForm activity={activity} onState={onState.activity} />
        </Tabs.Panel>
        <Tabs.Panel value="options">
          <OptionsForm activity={activity} onState={onState.options} />
        </Tabs.Panel>
        <Tabs.Panel value="questions">
          <QuestionsForm activity={activity} onState={onState.questions} />
        </Tabs.Panel>
      </Tabs>
    </SidePanel>
  );
}

const CALM: FormState = { dirty: false, sending: false };

/** What each of the three forms says of itself; leaving the panel asks as long as one of them is not saved. */
function useTabStates() {
  const [states, setStates] = useState({ activity: CALM, options: CALM, questions: CALM });
  const [onState] = useState(() => {
    const of = (name: keyof typeof states) => (state: FormState) =>
      setStates((before) => ({ ...before, [name]: state }));
    return { activity: of('activity'), options: of('options'), questions: of('questions') };
  });
  const all = Object.values(states);
  return {
    states,
    onState,
    sending: all.some(({ sending }) => sending),
  };
}

function Remove({ activity, title }: { activity: Activity; title: string }) {
  const texts = useTexts('office-activities');
  const office = useTexts('office');
  const panel = usePanel('/activities');
  const remove = useAction('deleteActivity', {
    refreshes: ['listOfficeActivities'],
    done: texts.removed,
  });
  const ask = () =>
    confirm({
      title: texts.remove,
      consequence: texts.remove_consequence(title),
      yes: office.remove,
      no: office.cancel,
      run: () =>
        remove.mutate({ activity: activity.cuid }, { onSuccess: () => leaveFreely(panel.close) }),
    });
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={ask}>
      {office.remove}
    </Button>
  );
}
