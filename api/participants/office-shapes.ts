import { z } from 'zod';
import { customData, customDataEntries, customField } from '../custom-fields/shapes.ts';
import { cuid, id, instant, personName } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { birthdate } from './shapes.ts';

/** The fields of a participant that staff set. */
export const officeParticipantFields = { firstname: personName, lastname: personName, birthdate };

/** The answers to the custom fields, all of them; null leaves them as they are. */
export const officeCustomData = customDataEntries.nullable().default(null);

const ageBound = z.int().min(0).max(120).optional();

/** The filters of the list of participants: words of names; their age today, in full years. */
export const participantFilters = {
  search: z.string().max(100).optional(),
  age_from: ageBound,
  age_to: ageBound,
};

/** A participant in a list of the back-office. */
export const officeParticipantRow = z.object({
  id,
  cuid,
  name: z.string(),
  birthdate: z.string().nullable(),
  customer: z.object({ cuid, name: z.string() }),
  /** The names of the further families with whom it is shared. */
  shared_with: z.array(z.string()),
  /** Null for staff without access to registrations. */
  registrations: z.int().nullable(),
});

/**
 * A participant with the answers of the family and the newest 50 registrations (null without
 * permission to see them).
 */
export const officeParticipant = z.object({
  id,
  cuid,
  version,
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.string().nullable(),
  /** The code by which the attendance register knows them: `ABCDE-FGHJK`. */
  attendance_code: z.string(),
  /** The family that keeps the record. */
  customer: z.object({ cuid, name: z.string() }),
  /** The further families with whom it is shared, the first added first. */
  households: z.array(z.object({ cuid, name: z.string(), since: instant })),
  /** The custom fields of participants now, and the answers for this one. */
  custom_fields: z.array(customField),
  custom_data: customData,
  /** All answers, for reading, including those to fields no longer in use. */
  answers: z.array(z.object({ title: z.string(), content: z.string() })),
  registrations: z
    .array(
      z.object({
        cuid,
        activity_title: z.string(),
        start_at: instant,
        end_at: instant,
        cancelled_at: instant.nullable(),
      }),
    )
    .nullable(),
});
