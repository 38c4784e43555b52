import { type RawBuilder, sql } from 'kysely';

/*
 * What is open, in SQL, said here and nowhere else. The rule is domain/availabilities/status.ts; until when it holds stands in columns
 * beside each row (migration 0240). Expressions read `availabilities`, those of dates `availability_dates` beside it.
 */

/** The status of an availability that is shown at this moment (R24). */
export function shownStatus(now: string): RawBuilder<string> {
  return sql`case when availabilities.closes_at <= ${now} then 'CLOSED'
    when availabilities.status = 'OVERLAP' then 'OVERLAP'
    when availabilities.open_until <= ${now} then 'FULL' else 'OPEN' end`;
}

/** The status of one date that is shown at this moment: nothing is open on it that its availability does not offer. */
export function shownDateStatus(now: string): RawBuilder<string> {
  return sql`case when availabilities.closes_at <= ${now} then 'CLOSED'
    when availabilities.status = 'OVERLAP' then 'OVERLAP'
    when availability_dates.status in ('CLOSED', 'OVERLAP') then availability_dates.status
    when ${not(isJoinable(now))} then 'CLOSED'
    when availabilities.status = 'FULL' or availabilities.registered >= availabilities.capacity
      or ${not(hasPlace())} then 'FULL' else 'OPEN' end`;
}

/** Availabilities that are shown in one of these states; written so that an index answers for OPEN, which is asked for most. */
export function hasStatus(statuses: readonly string[], now: string): RawBuilder<boolean> {
  const wanted = new Set(statuses);
  if (['OPEN', 'FULL', 'CLOSED', 'OVERLAP'].every((status) => wanted.has(status))) return sql`true`;
  const conditions: RawBuilder<boolean>[] = [];
  if (wanted.has('OPEN') && wanted.has('FULL'))
    conditions.push(
      sql`availabilities.status in ('OPEN', 'FULL') and availabilities.closes_at > ${now}`,
    );
  else if (wanted.has('OPEN'))
    conditions.push(sql`availabilities.status = 'OPEN' and availabilities.open_until > ${now}`);
  else if (wanted.has('FULL'))
    conditions.push(
      sql`availabilities.status in ('OPEN', 'FULL') and availabilities.closes_at > ${now}
        and availabilities.open_until <= ${now}`,
    );
  if (wanted.has('CLOSED')) conditions.push(sql`availabilities.closes_at <= ${now}`);
  if (wanted.has('OVERLAP'))
    conditions.push(sql`availabilities.status = 'OVERLAP' and availabilities.closes_at > ${now}`);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Availabilities on the site where a place is free and somebody waits, of whom nobody was told or offered one since it is (R18); what a
 * cart holds counts as free. Reads `activities` too.
 */
export function hasUntoldLine(now: string): RawBuilder<boolean> {
  return sql`(availabilities.untold and ${hasStatus(['OPEN'], now)} and activities.published)`;
}

/** Dates that are shown in one of these states. */
export function dateHasStatus(statuses: readonly string[], now: string): RawBuilder<boolean> {
  const wanted = new Set(statuses);
  const is_of_both = wanted.size === 2 && wanted.has('OPEN') && wanted.has('FULL');
  // what a website shows is told apart by conditions whose share the database knows, so that it reads no more than a page
  if (is_of_both)
    return sql`${hasStatus(['OPEN', 'FULL'], now)} and availability_dates.status in ('OPEN', 'FULL') and ${isJoinable(now)}`;
  if (wanted.size !== 1 || !wanted.has('OPEN'))
    return sql`${shownDateStatus(now)} = any(${statuses})`;
  return sql`${hasStatus(['OPEN'], now)} and ${hasPlace()} and ${isJoinable(now)}`;
}

function hasPlace(): RawBuilder<boolean> {
  return sql`(availability_dates.status = 'OPEN'
    and (availability_dates.capacity is null or availability_dates.registered < availability_dates.capacity))`;
}

/** Until it begins, or ends where one may come later; said by its columns, of which the database knows how many fit. */
function isJoinable(now: string): RawBuilder<boolean> {
  return sql`(availability_dates.start_at > ${now} or (availabilities.open_after_start and availability_dates.end_at > ${now}))`;
}

function not(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`not ${condition}`;
}
