import { previewAvailabilityDates as endpoint } from '@ribambelle/api/availabilities/preview-availability-dates.ts';
import { dayOf } from '@ribambelle/domain/base/days.ts';
import { isBefore } from '@ribambelle/domain/base/instants.ts';
import { LANGUAGES, inEachLanguage } from '@ribambelle/domain/base/languages.ts';
import type { Range } from '@ribambelle/domain/base/ranges.ts';
import { formatInstant } from '@ribambelle/texts/formats/format-date.ts';
import { textsFor } from '@ribambelle/texts/texts-for.ts';
import { action } from '../../action.ts';
import { nameDays } from '../../closed-periods/index.ts';
import { countConcerned } from '../../bulk-actions/index.ts';
import type { Json } from '@ribambelle/database/json.ts';
import { atOnce } from '../../database/statements.ts';
import type { Db } from '../../database/transaction.ts';
import type { Organiser } from '../../organisers/organiser.ts';
import { orRefuse, refuse } from '../../refusal.ts';
import { textReader } from '../../texts/bilingual.ts';
import { loadAvailabilities, loadDates } from '../availability-facts.ts';
import { loadClashes, type WantedDate } from '../clashes/clash-views.ts';
import { findTeam } from '../collaborators/date-group-store.ts';
import { findAttachedIds, loadExclusions } from '../exclusions/exclusion-views.ts';
import { findOfficeAvailabilityId } from '../office/office-views.ts';
import { presentClashes } from '../clashes/present-clashes.ts';

interface Wished extends Range {
  readonly id: number;
  readonly before: Range;
}

/** Previews the effect of other hours or people on dates; changes nothing. */
export const previewAvailabilityDates = action(endpoint, async (context) => {
  const { db, request, organiser, language, now } = context;
  const availability_id = orRefuse(
    await findOfficeAvailabilityId(db, request.availability),
    'AVAILABILITY_NOT_FOUND',
  );
  const dates = await loadDates(db, [availability_id]);
  const movedDates = request.dates.map(({ date: cuid, ...hours }): Wished => {
    const date = orRefuse(
      dates.find((one) => one.cuid === cuid),
      'DATE_NOT_FOUND',
    );
    const { id, start_at, end_at } = date;
    const after = { start_at: hours.start_at ?? start_at, end_at: hours.end_at ?? end_at };
    if (!isBefore(after.start_at, after.end_at)) refuse('TIME_INVALID', { end_at: 'TIME_INVALID' });
    return { id, ...after, before: { start_at, end_at } };
  });
  const { stand_ins, attached } = request;
  const team = await findTeam(db, [...stand_ins, ...attached]);
  const ids = new Map(team.map((one) => [one.cuid, one.id]));
  const more = {
    stand_ins: stand_ins.map((cuid) => orRefuse(ids.get(cuid), 'COLLABORATOR_NOT_FOUND')),
    attached: attached.map((cuid) => orRefuse(ids.get(cuid), 'COLLABORATOR_NOT_FOUND')),
  };
  const wishes = await wantedOf(db, { availability_id, wished: movedDates, more });
  const days = [...new Set(movedDates.map(({ start_at }) => dayOf(start_at, organiser.timezone)))];
  const [clashes, counts, [availability], holidays] = await atOnce(
    () => loadClashes(db, { wanted: wishes, now }),
    () => countConcerned(db, { on: 'DATES', ids: movedDates.map(({ id }) => id) }),
    () => loadAvailabilities(db, [availability_id]),
    () => nameDays(context, days),
  );
  const title = availability?.activity_title;
  return {
    ...counts,
    clashes: presentClashes(clashes, textReader({ language, organiser })),
    holidays: holidays.map(({ day, names }) => ({ day, names: [...names] })),
    message:
      counts.families === 0 || title === undefined
        ? null
        : messageOf(movedDates, { organiser, title }),
  };
});

/**
 * Returns the people and resources at each of the dates; only the newly named people, when there
 * are any.
 */
async function wantedOf(
  db: Db,
  input: {
    readonly availability_id: number;
    readonly wished: readonly Wished[];
    readonly more: { readonly stand_ins: readonly number[]; readonly attached: readonly number[] };
  },
): Promise<readonly WantedDate[]> {
  const { availability_id, wished, more } = input;
  const hoursOf = ({ start_at, end_at }: Range): Range => ({ start_at, end_at });
  const cuids = [...more.stand_ins, ...more.attached];
  if (cuids.length > 0)
    return wished.map((date) => ({
      ...hoursOf(date),
      availability_id,
      people: cuids,
      occupied: more.stand_ins,
      resources: [],
    }));
  const [exclusions, attachedIds] = await atOnce(
    () => loadExclusions(db, availability_id),
    () => findAttachedIds(db, availability_id),
  );
  return wished.map((date) => {
    const standIns = exclusions.stand_ins
      .filter(({ date_id }) => date_id === date.id)
      .map(({ id }) => id);
    const is_replaced = standIns.length > 0;
    return {
      ...hoursOf(date),
      availability_id,
      people: is_replaced ? standIns : attachedIds.map(({ id }) => id),
      occupied: is_replaced ? standIns : exclusions.collaborators.map(({ id }) => id),
      resources: exclusions.resources
        .filter(({ date_id }) => date_id === null || date_id === date.id)
        .map(({ id }) => id),
    };
  });
}

/**
 * Returns a draft message for the families: each date that takes place at other hours, before and
 * after, in every language.
 */
function messageOf(
  dates: readonly Wished[],
  { organiser, title }: { organiser: Organiser; title: Json },
) {
  const messages = new Map(
    LANGUAGES.map((language) => {
      const texts = textsFor(language)['office-week'];
      const when = (instant: string) =>
        formatInstant(instant, { language, time_zone: organiser.timezone });
      const name = textReader({ language, organiser })(title);
      const lines = dates.map(({ start_at, before }) =>
        texts.mail_line(when(before.start_at), when(start_at)),
      );
      return [language, { subject: texts.mail_subject(name), text: texts.mail_text(name, lines) }];
    }),
  );
  return {
    subject: inEachLanguage((language) => messages.get(language)?.subject ?? ''),
    text: inEachLanguage((language) => messages.get(language)?.text ?? ''),
  };
}
