import { type RawBuilder, sql } from 'kysely';

/*
 * The conditions of statuses, in SQL, defined here and nowhere else. The rule is
 * domain/availabilities/status.ts; the moments until which it holds are in columns of each row
 * (migration 0240). Expressions read `availabilities`, those of dates `availability_dates` as well.
 */

/** Returns the status of an availability that is shown at this moment (R24). */
export function shownStatus(now: string): RawBuilder<string> {
  return sql`case when availabilities.closes_at <= ${now} then 'CLOSED'
    when availabilities.status = 'OVERLAP' then 'OVERLAP'
    when availabilities.open_until <= ${now} then 'FULL' else 'OPEN' end`;
}

/**
 * Returns the status of one date that is shown at this moment: a date is never open when its
 * availability is not.
 */
export function shownDateStatus(now: string): RawBuilder<string> {
  return sql`case when availabilities.closes_at <= ${now} then 'CLOSED'
    when availabilities.status = 'OVERLAP' then 'OVERLAP'
    when availability_dates.status in ('CLOSED', 'OVERLAP') then availability_dates.status
    when ${not(isJoinable(now))} then 'CLOSED'
    when availabilities.status = 'FULL' or availabilities.registered >= availabilities.capacity
      or ${not(hasPlace())} then 'FULL' else 'OPEN' end`;
}

/**
 * Tests whether availabilities are shown in one of these states; written so that an index answers
 * for OPEN, the most frequent one.
 */
export function hasStatus(statuses: readonly string[], now: string): RawBuilder<boolean> {
  const statusSet = new Set(statuses);
  if (['OPEN', 'FULL', 'CLOSED', 'OVERLAP'].every((status) => statusSet.has(status)))
    return sql`true`;
  const conditions: RawBuilder<boolean>[] = [];
  if (statusSet.has('OPEN') && statusSet.has('FULL'))
    conditions.push(
      sql`availabilities.status in ('OPEN', 'FULL') and availabilities.closes_at > ${now}`,
    );
  else if (statusSet.has('OPEN'))
    conditions.push(sql`availabilities.status = 'OPEN' and availabilities.open_until > ${now}`);
  else if (statusSet.has('FULL'))
    conditions.push(
      sql`availabilities.status in ('OPEN', 'FULL') and availabilities.closes_at > ${now}
        and availabilities.open_until <= ${now}`,
    );
  if (statusSet.has('CLOSED')) conditions.push(sql`availabilities.closes_at <= ${now}`);
  if (statusSet.has('OVERLAP'))
    conditions.push(sql`availabilities.status = 'OVERLAP' and availabilities.closes_at > ${now}`);
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Tests whether an availability on the site has a free place and a waiting family, when nobody in
 * the line was told or offered one since it is free (R18); places held by carts count as free.
 * Reads `activities` too.
 */
export function hasUntoldLine(now: string): RawBuilder<boolean> {
  return sql`(availabilities.untold and ${hasStatus(['OPEN'], now)} and activities.published)`;
}

/** Tests whether dates are shown in one of these states. */
export function dateHasStatus(statuses: readonly string[], now: string): RawBuilder<boolean> {
  const statusSet = new Set(statuses);
  const is_of_both = statusSet.size === 2 && statusSet.has('OPEN') && statusSet.has('FULL');
  // filters of a website use conditions whose share the database knows, so that it reads no more
  // than a page
  if (is_of_both)
    return sql`${hasStatus(['OPEN', 'FULL'], now)} and availability_dates.status in ('OPEN', 'FULL') and ${isJoinable(now)}`;
  if (statusSet.size !== 1 || !statusSet.has('OPEN'))
    return sql`${shownDateStatus(now)} = any(${statuses})`;
  return sql`${hasStatus(['OPEN'], now)} and ${hasPlace()} and ${isJoinable(now)}`;
}

function hasPlace(): RawBuilder<boolean> {
  return sql`(availability_dates.status = 'OPEN'
    and (availability_dates.capacity is null or availability_dates.registered < availability_dates.capacity))`;
}

/**
 * True until it begins, or until it ends where late arrivals may join; expressed by its columns,
 * whose statistics the database knows.
 */
function isJoinable(now: string): RawBuilder<boolean> {
  return sql`(availability_dates.start_at > ${now} or (availabilities.open_after_start and availability_dates.end_at > ${now}))`;
}

function not(condition: RawBuilder<boolean>): RawBuilder<boolean> {
  return sql`not ${condition}`;
}
