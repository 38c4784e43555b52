import { type Decision, permit, refuse } from '../base/refusal.ts';

/** The reasons why these participants cannot book. */
export type BookingParticipantsCode =
  | 'BOOKING_PARTICIPANT_REQUIRED'
  | 'PARTICIPANT_NOT_FOUND'
  | 'BOOKING_TOO_FEW'
  | 'BOOKING_TOO_MANY';

/**
 * Returns the participants of a booking, each once; it is in the name of the first. Refuses an
 * empty list, anybody outside the family (`own`), and fewer or more than allowed (2 §5).
 */
export function decideParticipants(
  participantIds: readonly number[],
  by: {
    readonly own: ReadonlySet<number>;
    readonly minimum_participants: number;
    readonly maximum_participants: number;
  },
): Decision<readonly number[], BookingParticipantsCode> {
  const participants = [...new Set(participantIds)];
  const code = refusalOf(participants, by);
  return code === undefined ? permit(participants) : refuse(code, { participants: code });
}

function refusalOf(
  participants: readonly number[],
  by: Parameters<typeof decideParticipants>[1],
): BookingParticipantsCode | undefined {
  if (participants.length === 0) return 'BOOKING_PARTICIPANT_REQUIRED';
  if (participants.some((id) => !by.own.has(id))) return 'PARTICIPANT_NOT_FOUND';
  if (participants.length < by.minimum_participants) return 'BOOKING_TOO_FEW';
  if (participants.length > by.maximum_participants) return 'BOOKING_TOO_MANY';
  return undefined;
}

/** Returns the number of participants still to choose besides the one who books (2 §5). */
export function missingParticipants(minimum: number, chosen: number): number {
  return Math.max(0, minimum - 1 - chosen);
}
