import { z } from 'zod';
import { customData, customDataEntries, customField } from '../custom-fields/shapes.ts';
import { cuid, id, instant, personName } from '../general/shapes.ts';
import { version } from '../general/versions.ts';
import { birthdate } from './shapes.ts';

/** What staff can say about a participant. */
export const officeParticipantFields = { firstname: personName, lastname: personName, birthdate };

/** The answers to the custom fields, all of them; null leaves them as they are. */
export const officeCustomData = customDataEntries.nullable().default(null);

const ageBound = z.int().min(0).max(120).optional();

/** What the list of participants can be narrowed to: words of names; how old they are today, in full years. */
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
  /** How the further families are called with whom it is shared. */
  shared_with: z.array(z.string()),
  /** Null for who may not read registrations. */
  registrations: z.int().nullable(),
});

/** A participant with the answers of the family and the newest 50 registrations (null without the right to see them). */
export const officeParticipant = z.object({
  id,
  cuid,
  version,
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.string().nullable(),
  /** By what the attendance register knows them: `ABCDE-FGHJK`. */
  attendance_code: z.string(),
  /** The family that keeps the record. */
  customer: z.object({ cuid, name: z.string() }),
  /** The further families with whom it is shared, the first that was added first. */
  households: z.array(z.object({ cuid, name: z.string(), since: instant })),
  /** What is asked of participants now, and what was answered for this one. */
  custom_fields: z.array(customField),
  custom_data: customData,
  /** All that was answered, to be read, also to what is no longer asked. */
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
