import { previewNewDates as endpoint } from '@ribambelle/api/availabilities/preview-new-dates.ts';
import { datesOfWall } from '@ribambelle/domain/availabilities/wall-dates.ts';
import { action } from '../../action.ts';
import { textReader } from '../../texts/bilingual.ts';
import { findClashesOfNew, readNewGroup } from './new-group.ts';
import { refuseEmptyDates } from './prepare-availability.ts';
import { presentClashes } from '../clashes/present-clashes.ts';

/** Finds the clashes of the dates of a new availability, with its future people and resources. */
export const previewNewDates = action(
  endpoint,
  async ({ db, request, organiser, language, now }) => {
    const { dates: chosenDates, attached, resources } = request;
    const dates = datesOfWall(chosenDates, organiser.timezone);
    refuseEmptyDates(dates);
    const group = await readNewGroup(db, { attached, resources });
    const clashes = await findClashesOfNew(db, { group, dates, now });
    return { clashes: presentClashes(clashes, textReader({ language, organiser })) };
  },
);
