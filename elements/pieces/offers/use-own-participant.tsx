import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { Session } from '@ribambelle/ui/data/use-session.ts';
import { focusFirstWrong } from '@ribambelle/ui/forms/focus-first-wrong.ts';
import { type ReactNode, useRef, useState } from 'react';
import { useReading } from '../facts/use-reading.ts';
import { ParticipantField } from '../registration-form/participant-field.tsx';
import { useParticipantDialog } from '../registration-form/use-participant-dialog.tsx';

/**
 * Returns the participant of an offer that is for one: the field; the id of the chosen participant
 * (the only one by default, null when the offer is for nobody in particular); and `isMissing`,
 * which marks the field when nobody is chosen.
 */
export function useOwnParticipant({ session, isOwn }: { session: Session; isOwn: boolean }): {
  readonly participant_id: number | null;
  readonly isMissing: () => boolean;
  readonly field: ReactNode;
  readonly dialog: ReactNode;
} {
  const missing_text = useTexts('cart').participant_missing;
  const now = useReading().rendered_at;
  const field = useRef<HTMLDivElement>(null);
  const [first, ...others] = session.participants;
  const [participant_id, choose] = useState(others.length === 0 ? (first?.id ?? null) : null);
  const [wasMissing, setMissing] = useState(false);
  const participants = useParticipantDialog({ session, onCreated: choose });
  const isMissing = () => {
    const none = isOwn && participant_id === null;
    setMissing(none);
    if (none) requestAnimationFrame(() => focusFirstWrong([field.current]));
    return none;
  };
  return {
    participant_id: isOwn ? participant_id : null,
    isMissing,
    field: isOwn ? (
      <div ref={field}>
        <ParticipantField
          session={session}
          now={now}
          onNew={participants.open}
          availabilities={[]}
          date_ids={[]}
          value={participant_id}
          onChange={choose}
          error={wasMissing && participant_id === null ? missing_text : undefined}
        />
      </div>
    ) : null,
    dialog: participants.dialog,
  };
}
