import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { EmptyState } from '@ribambelle/ui/feedback/empty-state.tsx';
import { Skeleton } from '@ribambelle/ui/feedback/skeleton.tsx';
import type { ReactElement } from 'react';
import type { ViewProps } from '../element.ts';
import { scheduledRequest } from '../pieces/booking/scheduled-request.ts';
import { FailedList } from '../pieces/cards-grid/failed-list.tsx';
import { DayOfResources } from './day-of-resources.tsx';
import type { Settings } from './settings.ts';
import { WeekOfResource } from './week-of-resource.tsx';

/** The free hours of several resources on a day, side by side, or of one in its week (2 §2). */
export function View({ settings, id }: ViewProps<Settings>): ReactElement {
  const texts = useTexts('resources');
  const { data: answer, isError, refetch } = useCall('listResources', scheduledRequest(settings));
  if (answer === undefined)
    return isError ? <FailedList again={refetch} /> : <Skeleton shape="row" count={3} />;
  if (answer.data.length === 0)
    return <EmptyState title={texts.none_yet_title} text={texts.none_yet_text} />;
  const Schedule = settings.span === 'week' ? WeekOfResource : DayOfResources;
  return <Schedule id={id} settings={settings} resources={answer.data} />;
}
