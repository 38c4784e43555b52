import type { AbsenceReason, MarkKind } from '@ribambelle/domain/attendances/attendance.ts';
import type { MarkRefusal } from '@ribambelle/domain/attendances/decide-mark.ts';
import { plural } from '../formats/plural.ts';
import type { texts as french } from '../fr/office-attendances.ts';

const notes = (count: number) =>
  `${count} ${plural('en', count, { one: 'note is not sent yet', other: 'notes are not sent yet' })}`;

const reasons: Readonly<Record<AbsenceReason, string>> = {
  ILL: 'Ill',
  EXCUSED: 'Excused by the family',
  UNANNOUNCED: 'No news',
};

const markTexts: Readonly<Record<MarkKind, (hour: string) => string>> = {
  ARRIVED: (hour) => `arrived at ${hour}.`,
  LEFT: (hour) => `left at ${hour}.`,
  ABSENT: (hour) => `noted absent at ${hour}.`,
  TAKEN_BACK: (hour) => `undone at ${hour}.`,
};

const refusals: Readonly<Record<MarkRefusal, string>> = {
  NOT_ON_DATE:
    'Not saved: this child is no longer registered on this date, or not in one of your groups.',
  REGISTRATION_CANCELLED: 'Not saved: the registration was cancelled.',
  OTHER_DAY: 'Not saved: this time is too far from those of the activity.',
  IN_FUTURE: 'Not saved: this time is still to come. The clock of this phone may be fast.',
};

export const texts: typeof french = {
  title: 'Attendance',
  day: 'Day',
  of: 'Group or place',
  everybody: 'All groups',
  places: 'Places',
  groups: 'Groups',
  search: 'A child',
  empty: 'Nobody is expected on this day.',
  none_found: 'No child of this name in this list.',
  cut: (shown: string, count: string) =>
    `${shown} of ${count} children are shown: choose a group or a place.`,
  counts: (counts: { present: number; registered: number; left: number; absent: number }) =>
    [
      `${counts.present} of ${counts.registered} here`,
      ...(counts.left === 0 ? [] : [`${counts.left} left`]),
      ...(counts.absent === 0 ? [] : [`${counts.absent} absent`]),
    ].join(' · '),
  arrival: 'Arrived',
  departure: 'Left',
  absence: 'Absent',
  take_back: 'Undo',
  act_of: (act: string, name: string) => `${act}: ${name}`,
  expected: 'Not here yet',
  present: (since: string) => `Here since ${since}`,
  left: (from: string, until: string) => `From ${from} to ${until}`,
  left_only: (until: string) => `Left at ${until}, arrival not noted`,
  absent: (reason: string) => `Absent: ${reason}`,
  no_reason: 'no reason given',
  not_sent: 'not sent yet',
  all_sent: 'Everything is sent',
  waiting: (count: number) => `${notes(count)}.`,
  unsent: (count: number) => `${notes(count)}.`,
  no_connection: 'There is no connection.',
  kept_here: 'They stay on this phone and leave as soon as they can: keep this page open.',
  unsent_of_others: (count: number) =>
    `${count} ${plural('en', count, { one: 'note', other: 'notes' })} made on this phone by somebody else in the team: sent once they sign in here again.`,
  dismiss: 'Understood',
  said: markTexts,
  refusals,
  details: 'See details',
  known: 'Notes',
  family: 'Family',
  phone: 'Phone',
  why_absent: (name: string) => `Absence of ${name}`,
  message: 'Details (optional)',
  reasons,
  hours: 'Times',
  correct: 'Correct the times',
  history: 'What was noted',
  no_history: 'Nothing has been noted yet.',
  noted: (act: { at: string; by: string; made_at: string }) =>
    `${act.at}, noted by ${act.by} at ${act.made_at}`,
  taken_back: 'undone',
  me: 'you',
  code: 'Attendance code',
  code_text:
    'On their badge and in their family’s account: scanned on arrival, it notes the child.',
  code_lost:
    'This code can no longer be read: the key that opens it is missing on the server. Replace it, then make the badge again.',
  code_renew: 'Replace the code',
  code_renew_follows:
    'A new code takes the place of this one: their badge and their family’s picture will no longer work.',
  code_keep: 'Keep this code',
  code_renewed: 'The code has been replaced.',
  scan: 'Scan',
  scan_title: 'Scan a badge',
  scan_text: 'Hold the QR code in front of the camera. The arrival is noted at once.',
  scan_no_camera: 'The camera cannot be used: allow it in the browser, or type the code.',
  scan_typed: 'Or type the code',
  scan_find: 'Find',
  scan_unknown: (code: string) => `No child expected on this day has the code ${code}.`,
};
