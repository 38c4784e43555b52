import { z } from 'zod';
import { customData } from '../custom-fields/shapes.ts';
import { cuid, day, id, oneLine, personName } from '../general/shapes.ts';
import { version } from '../general/versions.ts';

/** A day, or a date and time that stands for its day (1 §5). */
export const birthdate = oneLine(40).min(1);

/** The fields of a participant (1 §5). */
export const participantFields = { firstname: personName, lastname: personName, birthdate };

/** A participant, who attends (1 §3.1). */
export const participant = z.object({
  id,
  cuid,
  firstname: z.string(),
  lastname: z.string(),
  fullname: z.string(),
  birthdate: day.nullable(),
  /**
   * The version of its state: saving with the version that was read overwrites nobody's changes.
   */
  version,
  /** True when other families have it too (decision 147). */
  shared: z.boolean(),
  custom_data: customData,
  /**
   * The code by which the attendance register knows them, as people read and type it:
   * `ABCDE-FGHJK`.
   */
  attendance_code: z.string(),
  /** The address of its picture, from the root of the site. */
  attendance_qr_code: z.string(),
});
