import { Button } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useNavigate, useParams } from 'react-router';
import { useMay } from '../../data/session.tsx';
import { useAction } from '../../data/use-action.ts';
import { State } from '../../lists/state.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { RecordPage, type RecordTab } from '../../shell/record-page.tsx';
import { usePickText } from '../../texts/use-pick-text.ts';
import { RecordLog } from '../audit/record-log.tsx';
import { ActivityCancellation } from './activity-cancellation.tsx';
import { ActivityAvailabilities } from './activity-availabilities.tsx';
import {
  ActivityFlow,
  ActivityOptions,
  ActivityQuestions,
  ActivityTexts,
} from './activity-edit-tabs.tsx';
import { ActivityRegistrations } from './activity-registrations.tsx';
import { ActivityReviews } from './activity-reviews.tsx';
import { ActivityWaitingList } from './activity-waiting-list.tsx';

type Activity = Answer<'getOfficeActivity'>;

const TABS: readonly RecordTab<Activity>[] = [
  { path: 'overview', name: 'overview', Content: ActivityTexts },
  {
    path: 'availabilities',
    name: 'availabilities',
    permission: 'availabilities.read',
    Content: ActivityAvailabilities,
  },
  { path: 'options', name: 'options', Content: ActivityOptions },
  { path: 'questions', name: 'questions', Content: ActivityQuestions },
  { path: 'registration-flow', name: 'registration_flow', Content: ActivityFlow },
  { path: 'cancellation', name: 'cancellation', Content: ActivityCancellation },
  {
    path: 'registrations',
    name: 'registrations',
    permission: 'registrations.read',
    Content: ActivityRegistrations,
  },
  {
    path: 'waiting-list',
    name: 'waiting_list',
    permission: 'waiting-list-registrations.read',
    Content: ActivityWaitingList,
  },
  {
    path: 'reviews',
    name: 'reviews',
    permission: 'customer-reviews.read',
    Content: ActivityReviews,
  },
  { path: 'log', name: 'log', permission: 'collaborator-logs.read', Content: RecordLog },
];

/**
 * The page of an activity: its texts and pictures, its availabilities, its questions, its
 * registrations, its waiting list and its reviews.
 */
export function ActivityPage() {
  const { activity = '' } = useParams();
  const found = useCall('getOfficeActivity', { activity });
  const texts = useTexts('office-activities');
  const pick = usePickText();
  return (
    <RecordPage
      path={`/activities/${activity}`}
      list={{ path: '/activities', name: texts.title }}
      found={found}
      title={({ title }) => pick(title)}
      page={({ published, slug }) => (published ? `/activities/${slug}` : undefined)}
      Facts={Published}
      Tools={Tools}
      tabs={TABS}
    />
  );
}

function Published({ record: { published } }: { record: Activity }) {
  const texts = useTexts('office-activities');
  return (
    <State color={published ? 'green' : 'gray'}>
      {published ? texts.published : texts.unpublished}
    </State>
  );
}

function Tools({ record }: { record: Activity }) {
  const texts = useTexts('office-activities');
  const may = useMay();
  return (
    <>
      {may('activities.delete') && record.availabilities === 0 ? (
        <Remove activity={record} />
      ) : null}
      {may('activities.create') ? <Duplicate activity={record} /> : null}
      {may('availabilities.create') ? (
        <Button
          component={LinkAndBack}
          to={`/availabilities/series?activity=${record.cuid}`}
          variant="default"
        >
          {texts.new_dates}
        </Button>
      ) : null}
    </>
  );
}

/** The button that copies the activity and opens the copy. */
function Duplicate({ activity }: { activity: Activity }) {
  const texts = useTexts('office-activities');
  const navigate = useNavigate();
  const duplicate = useAction('duplicateActivity', {
    refreshes: ['listOfficeActivities'],
    done: texts.duplicated,
    once: true,
  });
  const open = ({ cuid }: { cuid: string }) => void navigate(`/activities/${cuid}/overview`);
  return (
    <Button
      variant="default"
      loading={duplicate.isPending}
      onClick={() => duplicate.mutate({ activity: activity.cuid }, { onSuccess: open })}
    >
      {texts.duplicate}
    </Button>
  );
}

function Remove({ activity }: { activity: Activity }) {
  const texts = useTexts('office-activities');
  const office = useTexts('office');
  const navigate = useNavigate();
  const remove = useAction('deleteActivity', {
    refreshes: ['listOfficeActivities'],
    done: texts.removed,
  });
  const takeAway = () =>
    remove.mutate(
      { activity: activity.cuid },
      { onSuccess: () => leaveFreely(() => void navigate('/activities')) },
    );
  return (
    <Button variant="subtle" color="red" onClick={takeAway} loading={remove.isPending}>
      {office.remove}
    </Button>
  );
}
