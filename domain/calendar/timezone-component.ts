/**
 * Spells out a zone for calendars (RFC 5545, VTIMEZONE): every change of its clock that matters
 * between two moments, so that nothing depends on what a calendar knows of the zone. Lines end in
 * CR LF.
 */
export function timezoneComponent(
  zone: string,
  span: { readonly start_at: string; readonly end_at: string },
): string {
  const from = Temporal.Instant.from(span.start_at).toZonedDateTimeISO(zone);
  const to = Temporal.Instant.from(span.end_at);
  const changes: Temporal.ZonedDateTime[] = [];
  let change = from.getTimeZoneTransition('previous') ?? from.getTimeZoneTransition('next');
  while (change !== null && Temporal.Instant.compare(change.toInstant(), to) <= 0) {
    changes.push(change);
    change = change.getTimeZoneTransition('next');
  }
  const parts = changes.length === 0 ? always(from) : changes.flatMap(clockChange);
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...parts, 'END:VTIMEZONE'].join('\r\n');
}

/** Describes a zone whose clock does not change. */
function always(moment: Temporal.ZonedDateTime): string[] {
  const offset = writtenOffset(moment.offset);
  return [
    'BEGIN:STANDARD',
    'DTSTART:19700101T000000',
    `TZOFFSETFROM:${offset}`,
    `TZOFFSETTO:${offset}`,
    'END:STANDARD',
  ];
}

function clockChange(change: Temporal.ZonedDateTime): string[] {
  const before = change.subtract({ nanoseconds: 1 });
  const kind = change.offsetNanoseconds > before.offsetNanoseconds ? 'DAYLIGHT' : 'STANDARD';
  const local = change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime();
  return [
    `BEGIN:${kind}`,
    `DTSTART:${local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${writtenOffset(before.offset)}`,
    `TZOFFSETTO:${writtenOffset(change.offset)}`,
    `END:${kind}`,
  ];
}

/** Writes `+02:00` as `+0200`. */
function writtenOffset(offset: string): string {
  return offset.replace(':', '');
}
