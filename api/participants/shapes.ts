import { z } from 'zod';
import { customData } from '../custom-fields/shapes.ts';
import { cuid, day, id, line, oneLine } from '../general/shapes.ts';

/** A day, or a date and time of which the day counts (1 §5). */
export const birthdate = oneLine(40).min(1);

/** What is told about a participant (1 §5). */
export const participantFields = { firstname: line, lastname: line, birthdate };

/** Somebody who attends (1 §3.1). */
export const participant = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  birthdate: day.nullable(),
  custom_data: customData,
  /** By what the attendance register knows them, as people read and type it: `ABCDE-FGHJK`. */
  attendance_code: z.string(),
  /** Where the picture of it is, from the root of the site. */
  attendance_qr_code: z.string(),
});
