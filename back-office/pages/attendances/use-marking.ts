import {
  type AbsenceReason,
  holdingMarks,
  type MarkKind,
  standingMarks,
} from '@ribambelle/domain/attendances/attendance.ts';
import { useMarks } from '../../data/marks-context.tsx';
import { newKey } from '../../data/new-key.ts';
import type { Attendee } from './register-state.ts';

/** The marks of a participant; each is kept on the phone until the server has it. */
export interface Marking {
  readonly arrive: (attendee: Attendee) => void;
  readonly leave: (attendee: Attendee) => void;
  readonly missAs: (attendee: Attendee, why: { reason: AbsenceReason; message: string }) => void;
  /** Takes back the marks that hold now. */
  readonly takeBack: (attendee: Attendee) => void;
  /** Replaces all hours noted of one kind by another; null for none. */
  readonly correct: (
    attendee: Attendee,
    hour: { readonly kind: 'ARRIVED' | 'LEFT'; readonly at: string | null },
  ) => void;
}

/** Returns functions that record a mark at the moment of the press. */
export function useMarking(): Marking {
  const { sender } = useMarks();
  const note = (attendee: Attendee, mark: { kind: MarkKind; at?: string; more?: object }) => {
    const now = new Date().toISOString();
    const { registration, date_id, participant_name } = attendee;
    sender.add({
      name: participant_name,
      sent: {
        mark: newKey(),
        registration,
        date_id,
        kind: mark.kind,
        at: mark.at ?? now,
        made_at: now,
        ...mark.more,
      },
    });
  };
  const idsOf = (marks: readonly { readonly cuid: string }[]) => marks.map(({ cuid }) => cuid);
  return {
    arrive: (attendee) => note(attendee, { kind: 'ARRIVED' }),
    leave: (attendee) => note(attendee, { kind: 'LEFT' }),
    missAs: (attendee, why) => note(attendee, { kind: 'ABSENT', more: why }),
    takeBack: (attendee) =>
      note(attendee, {
        kind: 'TAKEN_BACK',
        more: { takes_back: idsOf(holdingMarks(attendee.marks)) },
      }),
    correct: (attendee, { kind, at }) =>
      note(attendee, {
        kind: at === null ? 'TAKEN_BACK' : kind,
        ...(at === null ? {} : { at }),
        more: { takes_back: idsOf(standingMarks(attendee.marks, kind)) },
      }),
  };
}
