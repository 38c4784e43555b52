import { z } from 'zod';
import { customData } from '../custom-fields/shapes.ts';
import { cuid, day, id, oneLine, personName } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** A day, or a date and time of which the day counts (1 §5). */
export const birthdate = oneLine(40).min(1);

/** What is told about a participant (1 §5). */
export const participantFields = { firstname: personName, lastname: personName, birthdate };

/** Somebody who attends (1 §3.1). */
export const participant = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  birthdate: day.nullable(),
  /** Which state of it this is: whoever saves it with the version that they read writes over nobody's changes. */
  version,
  /** Whether other families have it too (decision 147). */
  shared: z.boolean(),
  custom_data: customData,
  /** By what the attendance register knows them, as people read and type it: `ABCDE-FGHJK`. */
  attendance_code: z.string(),
  /** Where the picture of it is, from the root of the site. */
  attendance_qr_code: z.string(),
});
